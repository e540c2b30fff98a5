/** Python in a worker: Pyodide, with our packages. */

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

/** How many bytes have come. */
export type Progress = (loaded: number) => void;

const SOURCES = "/assyria";

/** Load Python and our packages from the folder of the page. */
export async function loadPython(folder: string, progress: Progress = () => {}): Promise<Python> {
  countBytes(progress);
  const address = `${folder}pyodide/pyodide.mjs`;
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Pyodide>,
    file(`${folder}assyria.zip`),
  ]);
  const python = await loadPyodide({ indexURL: `${folder}pyodide/` });
  python.unpackArchive(sources, "zip", { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`);
  return python;
}

export async function file(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Tell how many bytes this worker has fetched. */
function countBytes(progress: Progress): void {
  const plain = self.fetch;
  let loaded = 0;
  self.fetch = async (...request: Parameters<typeof fetch>) => {
    const answer = await plain(...request);
    if (!answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          loaded += part.byteLength;
          progress(loaded);
          out.enqueue(part);
        },
      }),
    );
    return new Response(counted, { status: answer.status, headers: answer.headers });
  };
}

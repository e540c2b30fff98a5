/** Python in a worker: Pyodide, with our packages. */

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; _loadSnapshot: ArrayBuffer }): Promise<Python>;
}

/** How many bytes have come. */
export type Progress = (loaded: number) => void;

/** Where `assyria site` had our packages when it took the snapshot. */
const SOURCES = "/assyria";

/** Load Python and our packages from the folder of the page; tell how far that is, if somebody wants to know. */
export async function loadPython(folder: string, progress: Progress | null = null): Promise<Python> {
  if (progress) countBytes(progress);
  const address = `${folder}pyodide/pyodide.mjs`;
  const [{ loadPyodide }, sources, snapshot] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Pyodide>,
    file(`${folder}assyria.zip`),
    unpacked(`${folder}python-snapshot.bin`),
  ]);
  const python = await loadPyodide({ indexURL: `${folder}pyodide/`, _loadSnapshot: snapshot });
  // Pyodide would hold on to these 30 MB.
  structuredClone(null, { transfer: [snapshot] });
  // Its memory has all modules, but no files: something may still be imported by name.
  python.unpackArchive(sources, "zip", { extractDir: SOURCES });
  return python;
}

export async function file(address: string): Promise<ArrayBuffer> {
  return (await fetched(address)).arrayBuffer();
}

async function unpacked(address: string): Promise<ArrayBuffer> {
  const { body } = await fetched(address);
  return new Response(body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Tell how many bytes this worker has fetched. What was counted is no longer compiled ahead by the browser. */
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

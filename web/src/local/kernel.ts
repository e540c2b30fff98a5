/** `kernel.wasm` with its memory, as Python sees it: `assyria.local.browser_kernel.LoadingKernel` says what each part does. */

/** The functions of docs/wasm.md. */
type Exports = Record<string, (...numbers: number[]) => number>;

const PAGE = 65_536;
/** What is asked for at once: growing takes the memory's address from everyone who knows it. */
const GROWTH = 64;

export class Kernel {
  readonly exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #file: (name: string) => Promise<ArrayBuffer>;
  #free: number;
  readonly #networks = new Map<number, number>();
  readonly #loading = new Map<number, Promise<void>>();

  /** `file` returns the networks by name. */
  constructor(instance: WebAssembly.Instance, file: (name: string) => Promise<ArrayBuffer>) {
    this.exports = instance.exports as unknown as Exports;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#file = file;
    this.#free = ((instance.exports["__heap_base"] as WebAssembly.Global).value as number) + 15 & ~15;
  }

  take(size: number): number {
    const address = this.#free;
    this.#free += (size + 15) & ~15;
    const lacking = this.#free - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.max(GROWTH, Math.ceil(lacking / PAGE)));
    return address;
  }

  write(address: number, text: string): void {
    const bytes = new Uint8Array(this.#memory.buffer, address, text.length);
    for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  }

  read(address: number, size: number): string {
    return String.fromCharCode(...new Uint8Array(this.#memory.buffer, address, size));
  }

  /** Load what is needed for so many players, once. */
  load(players: number): Promise<void> {
    const known = this.#loading.get(players);
    if (known) return known;
    const loading = this.#load(players);
    this.#loading.set(players, loading);
    // What could not be loaded is tried again the next time.
    loading.catch(() => this.#loading.delete(players));
    return loading;
  }

  async #load(players: number): Promise<void> {
    const halves = await this.#file(`network-${players}.bin`);
    const network = this.take(this.exports["network_size"]!());
    // What the module does not need any more is overwritten by what is taken next.
    const address = this.take(halves.byteLength);
    new Uint8Array(this.#memory.buffer).set(new Uint8Array(halves), address);
    this.exports["read_network"]!(address, network);
    this.#free = address;
    this.#networks.set(players, network);
  }

  network(players: number): number {
    return this.#networks.get(players)!;
  }
}

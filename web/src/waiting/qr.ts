/** QR codes (ISO/IEC 18004): a text as bytes, with error correction of level M, in versions 1 to 10. */

/** A square of modules, row by row; true is dark. */
export type Modules = boolean[][];

interface Version {
  /** Codewords for error correction in each block. */
  correction: number;
  /** Data codewords of each block. */
  blocks: readonly number[];
  /** Where the centres of alignment patterns lie, across and down. */
  alignment: readonly number[];
}

/** Versions 1 to 10: up to 213 bytes, which is more than an address with a table in it. */
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16], alignment: [] },
  { correction: 16, blocks: [28], alignment: [6, 18] },
  { correction: 26, blocks: [44], alignment: [6, 22] },
  { correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
  { correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50] },
];

/** Which modules each mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Return the QR code of a text, with the mask that is easiest to read; null if the text is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const number = VERSIONS.findIndex((_, index) => bytes.length <= capacity(index)) + 1;
  if (number === 0) return null;
  const words = allCodewords(bytes, number);
  const codes = MASKS.map((_, mask) => draw(words, number, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** Return an SVG path that fills the dark modules, one unit each. */
export function qrPath(code: Modules): string {
  const line = (row: boolean[], y: number): string[] =>
    runs(row).flatMap(({ dark, from, length }) => (dark ? [`M${from} ${y}h${length}v1h-${length}z`] : []));
  return code.flatMap(line).join("");
}

// Codewords

/** How many bytes a version holds: its data, less the mode and the length. */
function capacity(index: number): number {
  return sum(version(index + 1).blocks) - Math.ceil((4 + lengthBits(index + 1)) / 8);
}

function lengthBits(number: number): number {
  return number < 10 ? 8 : 16;
}

/** The data of a version: mode, length and bytes, filled up. */
export function dataCodewords(bytes: Uint8Array, number: number): number[] {
  const BYTES = 0b0100;
  const content = [...bytes].flatMap((byte) => toBits(byte, 8));
  const bits = [...toBits(BYTES, 4), ...toBits(bytes.length, lengthBits(number)), ...content];
  const room = sum(version(number).blocks);
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  bits.push(...Array<number>((8 - (bits.length % 8)) % 8).fill(0));
  const words = Array.from({ length: bits.length / 8 }, (_, at) => fromBits(bits.slice(at * 8, at * 8 + 8)));
  for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** The data in blocks with their error correction, as they are placed: one codeword of each block in turn. */
function allCodewords(bytes: Uint8Array, number: number): number[] {
  const { blocks, correction } = version(number);
  const words = dataCodewords(bytes, number);
  let at = 0;
  const data = blocks.map((length) => words.slice(at, (at += length)));
  return [...inTurn(data), ...inTurn(data.map((block) => correctionCodewords(block, correction)))];
}

function inTurn(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** Reed–Solomon: the remainder of a block by the generator polynomial of that degree. */
export function correctionCodewords(block: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...block, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at] ?? 0;
    divisor.forEach((coefficient, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest.slice(block.length);
}

/** (x − 1)(x − 2)(x − 4) … over the field of 256, the highest power first. */
function generator(degree: number): number[] {
  let product = [1];
  for (let power = 0, root = 1; power < degree; power++, root = multiply(root, 2)) {
    const shifted = [...product, 0];
    product = shifted.map((coefficient, index) => coefficient ^ multiply(product[index - 1] ?? 0, root));
  }
  return product;
}

/** Multiply in the field of 256 elements that QR codes use. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

// Modules

/** What is drawn: null where data goes. */
type Canvas = (boolean | null)[][];

function draw(words: readonly number[], number: number, mask: number): Modules {
  const size = 17 + 4 * number;
  const canvas: Canvas = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawFinders(canvas);
  drawAlignment(canvas, version(number).alignment);
  drawTiming(canvas);
  drawFormat(canvas, mask);
  if (number >= 7) drawVersion(canvas, number);
  return drawData(canvas, words, MASKS[mask] ?? (() => false));
}

/** Squares around a centre, the rings at these distances light and the others dark; what lies outside is left out. */
function drawSquares(canvas: Canvas, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const inside = canvas[row + y]?.[column + x] !== undefined;
      if (inside) set(canvas, row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  }
}

/** Finder patterns in three corners, each with a light edge. */
function drawFinders(canvas: Canvas): void {
  const last = canvas.length - 4;
  for (const [row, column] of [[3, 3], [3, last], [last, 3]] as const) {
    drawSquares(canvas, row, column, 4, [2, 4]);
  }
}

function drawAlignment(canvas: Canvas, centres: readonly number[]): void {
  for (const row of centres) {
    // Where a finder pattern stands there is none.
    for (const column of centres) if (canvas[row]?.[column] === null) drawSquares(canvas, row, column, 2, [1]);
  }
}

function drawTiming(canvas: Canvas): void {
  canvas.forEach((line, at) => {
    const across = canvas[6];
    if (across && across[at] === null) across[at] = at % 2 === 0;
    if (line[6] === null) line[6] = at % 2 === 0;
  });
}

/** Level and mask, twice, and the module that is always dark. */
function drawFormat(canvas: Canvas, mask: number): void {
  const size = canvas.length;
  const bits = toBits(formatBits(mask), 15);
  const beside: [number, number][] = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column]);
  const above: [number, number][] = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8]);
  const below: [number, number][] = Array.from({ length: 7 }, (_, at) => [size - 1 - at, 8]);
  const right: [number, number][] = Array.from({ length: 8 }, (_, at) => [8, size - 8 + at]);
  for (const places of [[...beside, ...above], [...below, ...right]]) {
    places.forEach(([row, column], at) => set(canvas, row, column, bits[at] === 1));
  }
  set(canvas, size - 8, 8, true);
}

function drawVersion(canvas: Canvas, number: number): void {
  const bits = toBits(versionBits(number), 18).reverse();
  bits.forEach((bit, at) => {
    const near = Math.floor(at / 3);
    const far = canvas.length - 11 + (at % 3);
    set(canvas, near, far, bit === 1);
    set(canvas, far, near, bit === 1);
  });
}

/** Fill what is left, upwards and downwards in pairs of columns from the right, and mask it. */
function drawData(canvas: Canvas, words: readonly number[], masked: (row: number, column: number) => boolean): Modules {
  const bits = words.flatMap((word) => toBits(word, 8));
  const size = canvas.length;
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    // The column of the timing pattern is skipped.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (canvas[row]?.[column] === null) set(canvas, row, column, (bits[at++] === 1) !== masked(row, column));
      }
    }
  }
  return canvas.map((line) => line.map((module) => module === true));
}

function set(canvas: Canvas, row: number, column: number, dark: boolean): void {
  const line = canvas[row];
  if (line) line[column] = dark;
}

/** The level, which is 00 for M, and a mask, with their error correction. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0b10100110111)) ^ 0b101010000010010;
}

/** A version, with its error correction. */
export function versionBits(number: number): number {
  return (number << 12) | remainder(number << 12, 0b1111100100101);
}

function remainder(value: number, divisor: number): number {
  const length = (bits: number): number => 32 - Math.clz32(bits);
  let rest = value;
  while (length(rest) >= length(divisor)) rest ^= divisor << (length(rest) - length(divisor));
  return rest;
}

// How hard a code is to read

/** The penalty of the standard: the mask with the lowest is taken. */
export function penalty(code: Modules): number {
  const columns = code.map((_, column) => code.map((row) => row[column] === true));
  const lines = [...code, ...columns];
  const dark = sum(code.map((row) => row.filter(Boolean).length));
  const share = (dark * 100) / (code.length * code.length);
  const uneven = Math.floor(Math.abs(share - 50) / 5) * 10;
  return sum(lines.map(runPenalty)) + sum(lines.map(finderPenalty)) + blockPenalty(code) + uneven;
}

function runPenalty(line: readonly boolean[]): number {
  return sum(runs(line).map(({ length }) => (length >= 5 ? length - 2 : 0)));
}

/** What looks like a finder pattern: 1:1:3:1:1 with four light modules on one side. */
function finderPenalty(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const found = (pattern: string): number => [...text].filter((_, at) => text.startsWith(pattern, at)).length;
  return 40 * (found("10111010000") + found("00001011101"));
}

function blockPenalty(code: Modules): number {
  let blocks = 0;
  code.forEach((row, y) =>
    row.forEach((dark, x) => {
      const below = code[y + 1];
      if (below && x + 1 < row.length && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) blocks++;
    }),
  );
  return 3 * blocks;
}

// Small things

function version(number: number): Version {
  const found = VERSIONS[number - 1];
  if (!found) throw new RangeError(`no version ${number}`);
  return found;
}

/** Neighbours in a line that are alike. */
function runs(line: readonly boolean[]): { dark: boolean; from: number; length: number }[] {
  const found: { dark: boolean; from: number; length: number }[] = [];
  line.forEach((dark, from) => {
    const last = found.at(-1);
    if (last?.dark === dark) last.length++;
    else found.push({ dark, from, length: 1 });
  });
  return found;
}

function toBits(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);
}

function fromBits(bits: readonly number[]): number {
  return bits.reduce((value, bit) => value * 2 + bit, 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

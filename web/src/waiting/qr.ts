/** QR codes, which phones read: a text, with error correction of level M. */
import { encode } from "uqr";

/** The modules of a code by row, true where dark, without the light around it. */
export type Modules = boolean[][];

export function qrCode(text: string): Modules {
  return encode(text, { ecc: "M", border: 0 }).data;
}

/** The dark modules as one path of an SVG, a unit each. */
export function qrPath(code: Modules): string {
  const rows = code.map((row) => row.map(Number).join(""));
  const lines = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return lines.join("");
}

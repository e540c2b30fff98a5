import { describe, expect, it } from "vitest";
import known from "./qr.fixture.json";
import { correctionCodewords, dataCodewords, formatBits, penalty, qrCode, qrPath, versionBits } from "./qr";

/** A row as the fixture writes it: a one, then the modules, in hexadecimal digits. */
function row(modules: boolean[]): string {
  return BigInt(`0b1${modules.map(Number).join("")}`).toString(16);
}

describe("QR codes", () => {
  it.each(known)("are those of another encoder (python-qrcode 8.2, level M): $text", ({ text, rows }) => {
    expect(qrCode(text)?.map(row)).toEqual(rows);
  });

  it("hold up to 213 bytes, in the smallest version", () => {
    const size = (bytes: number): number | undefined => qrCode("x".repeat(bytes))?.length;
    expect([0, 14, 15, 180, 181, 213].map(size)).toEqual([21, 21, 25, 53, 57, 57]);
    expect(qrCode("x".repeat(214))).toBeNull();
    expect(qrCode("ą".repeat(107))).toBeNull();
  });

  it("have the codewords of the standard", () => {
    const text = (word: string): Uint8Array => new TextEncoder().encode(word);
    expect(dataCodewords(text("a"), 1).slice(0, 6)).toEqual([0x40, 0x16, 0x10, 0xec, 0x11, 0xec]);
    expect(dataCodewords(text("x".repeat(14)), 1).at(-1)).toBe(0x80);
    // HELLO WORLD in version 1-M, in every textbook.
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionCodewords(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect([0, 5].map((mask) => formatBits(mask).toString(2))).toEqual(["101010000010010", "100000011001110"]);
    expect(versionBits(7)).toBe(0b000111110010010100);
  });

  it("are read the more easily the fewer points they have", () => {
    const light = Array.from({ length: 21 }, () => Array<boolean>(21).fill(false));
    expect(penalty(light)).toBe(42 * 19 + 400 * 3 + 100);
    const checked = light.map((line, y) => line.map((_, x) => (x + y) % 2 === 0));
    expect(penalty(checked)).toBe(0);
    const finder = "10111010000".padEnd(21, "01");
    expect(penalty(light.map(() => [...finder].map((digit) => digit === "1")))).toBeGreaterThanOrEqual(21 * 40);
  });

  it("are drawn as one path", () => {
    expect(qrPath([[true, true, false], [false, false, true], [true, false, true]])).toBe(
      "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z",
    );
  });
});

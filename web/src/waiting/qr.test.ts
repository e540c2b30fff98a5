import { describe, expect, it } from "vitest";
import known from "./qr.fixture.json";
import { qrCode, qrPath } from "./qr";

/** A row as the fixture writes it: a one, then the modules, in hexadecimal digits. */
function row(modules: boolean[]): string {
  return BigInt(`0b1${modules.map(Number).join("")}`).toString(16);
}

describe("QR codes", () => {
  it.each(known)("are those of another encoder (python-qrcode 8.2, level M): $text", ({ text, rows }) => {
    expect(qrCode(text).map(row)).toEqual(rows);
  });

  it("are drawn as one path", () => {
    expect(qrPath([[true, true, false], [false, false, true], [true, false, true]])).toBe(
      "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z",
    );
  });
});

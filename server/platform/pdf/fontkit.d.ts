/** Types of the used parts; the package has none. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
    /** moveTo, lineTo, quadraticCurveTo and closePath of a TrueType font, with their points */
    readonly commands: readonly { command: string; args: readonly number[] }[];
  }

  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly path: Path;
  }

  export interface Font {
    readonly unitsPerEm: number;
    /** all code points that it has glyphs for */
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): {
      glyphs: readonly Glyph[];
      positions: readonly { xAdvance: number }[];
      advanceWidth: number;
    };
  }

  export function create(bytes: Buffer): Font;
}

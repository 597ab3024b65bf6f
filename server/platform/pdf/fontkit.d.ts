/** Types of the used parts; the package has none. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      glyphs: readonly { path: Path }[];
      positions: readonly { xAdvance: number }[];
      advanceWidth: number;
    };
  }

  export function create(bytes: Buffer): Font;
}

/** The few SVG elements of the scenes, as strings. */
type Extra = Record<string, string | number>;

const attributes = (extra: Extra): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const path = (d: string, fill: string, extra: Extra = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

export const stroke = (d: string, colour: string, width: number, extra: Extra = {}): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, extra: Extra = {}): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra: Extra = {}): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

export const group = (extra: Extra, ...children: string[]): string => `<g${attributes(extra)}>${children.join('')}</g>`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));

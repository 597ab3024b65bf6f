import { create, type Font, type Glyph } from 'fontkit';
import { figtree } from '../../../platform/pdf/figtree';
import { printableText } from '../../../platform/pdf/printableText';
import { mm } from './markup';

type Point = [x: number, y: number];

interface Outline {
  weight: 'regular' | 'bold';
  /** of the letters */
  size: number;
  /** the middle of the base line */
  x: number;
  y: number;
  /** radians, clockwise */
  turn?: number;
  /** added after each letter, as by CSS */
  letterSpacing?: number;
}

/** of an em: nearer points of a letter make no difference in a halo */
const nearest = 0.1;
/** of the path in a millimetre: whole numbers are short */
const units = 50;

interface Face {
  font: Font;
  letters: Map<number, Point[][]>;
}

const faces: Partial<Record<Outline['weight'], Face>> = {};

/** Draws a halo around texts from their outlines; a stroked text would be in the PDF twice, for searches and readers. */
export function drawHalo(outlines: readonly string[], { ink, width }: { ink: string; width: number }): string {
  if (outlines.length === 0) return '';
  const style = `fill="none" stroke="${ink}" stroke-opacity="0.85" stroke-linejoin="round"`;
  return `<path ${style} stroke-width="${mm(width * units)}" transform="scale(${1 / units})" d="${outlines.join('')}"/>`;
}

/** Returns the outline of a centred text for its halo: coarse, because the letters hide it. */
export function textOutline(text: string, { weight, size, x, y, turn = 0, letterSpacing = 0 }: Outline): string {
  const face = (faces[weight] ??= { font: create(figtree[weight]), letters: new Map() });
  const { glyphs, positions } = face.font.layout(printableText(text));
  const scale = size / face.font.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + letterSpacing);
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  let at = -advances.reduce((sum, advance) => sum + advance, 0) / 2;
  const contours = glyphs.flatMap((glyph, index) => {
    const lines = lettersOf(face, glyph).map((line) =>
      line.map(([right, up]): Point => {
        const [along, down] = [at + right * scale, -up * scale];
        return [x + along * cosine - down * sine, y + along * sine + down * cosine];
      }),
    );
    at += advances[index] ?? 0;
    return lines;
  });
  return contours.map(writeContour).join('');
}

/** Returns the outlines of a letter as lines, in units of the font. */
function lettersOf({ font, letters }: Face, { id, path }: Glyph): Point[][] {
  const known = letters.get(id) ?? contoursOf(path, font.unitsPerEm * nearest);
  letters.set(id, known);
  return known;
}

function contoursOf({ commands }: Glyph['path'], least: number): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1) ?? [];
    const end = args.slice(-2) as Point;
    const last = contour.at(-1);
    // the middle of a curve stands for it
    const [controlX = 0, controlY = 0] = args;
    const curve: Point[] =
      args.length === 4 && last ? [[(last[0] + 2 * controlX + end[0]) / 4, (last[1] + 2 * controlY + end[1]) / 4]] : [];
    for (const point of [...curve, ...(args.length > 0 ? [end] : [])]) {
      const before = contour.at(-1);
      if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= least) contour.push(point);
    }
  }
  return contours;
}

/** Writes steps from point to point in whole units, whose errors do not add up. */
function writeContour(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = points.map(([x, y], at) => {
    const [column, row] = [Math.round(x * units), Math.round(y * units)];
    const step = `${column - lastX} ${row - lastY}`.replace(' -', '-');
    [lastX, lastY] = [column, row];
    return at === 0 ? `M${step}` : `l${step}`;
  });
  return `${steps.join('')}z`;
}

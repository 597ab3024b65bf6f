import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { flatPlane } from '../../../../shared/geo/flatPlane';
import type { MapContent } from '../../MapContent';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import { projection, type Rect } from '../Sheet';
import type { NumberedPart } from './drawAtlas';
import { drawSymbol, symbolsOf } from './drawSymbolKey';
import { wrapWords } from './wrapWords';

const air = 9;
const text = 3.4;
const row = 6;
const heading = 12;
const lower = 3.8;

interface BesidePanel {
  panel: Rect;
  steps: string;
  facilities: readonly FacilityType[];
  parts: readonly NumberedPart[];
}

/** Draws the panel beside the cover: emergency numbers, the way to fold, the key of symbols, and which sheet is where. */
export function drawBesidePanel(content: MapContent, { panel, steps, facilities, parts }: BesidePanel): string {
  const isLow = panel.height < panel.width;
  const width = (isLow ? panel.width / 2 : panel.width) - 2 * air;
  const left = panel.x + air;
  const drawn: string[] = [];
  let y = panel.y + (isLow ? 16 : 22);
  const write = (words: string, size: number, attributes = ''): void => {
    drawn.push(`<text x="${mm(left)}" y="${mm(y)}" font-size="${size}"${attributes}>${escapeMarkup(words)}</text>`);
  };
  const numbers = content.design.emergencyNumbers.split(' · ').filter((number) => number !== '');
  if (numbers.length > 0) {
    write('In an emergency', 5, ' font-weight="700"');
    y += 9;
    for (const number of numbers) {
      write(number, text);
      y += row;
    }
    y += 3;
  }
  for (const line of wrapWords(steps, { room: width, size: 2.6 })) {
    write(line, 2.6, ' class="fold"');
    y += lower;
  }
  const beside = isLow
    ? { x: panel.x + panel.width / 2 + air, y: panel.y + 16, width, bottom: panel.y + panel.height - air }
    : { x: left, y: y + heading, width, bottom: panel.y + panel.height - air };
  const key = drawKeyOfSymbols(content, facilities, beside);
  drawn.push(key.svg, drawOverview(content, parts, { ...beside, y: key.end }));
  return drawn.join('\n');
}

interface Place {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

function title(words: string, x: number, y: number): string {
  return `<text x="${mm(x)}" y="${mm(y)}" font-size="5" font-weight="700">${words}</text>`;
}

/** Draws the symbols in two columns. */
function drawKeyOfSymbols(
  content: MapContent,
  facilities: readonly FacilityType[],
  { x, y, width, bottom }: Place,
): { svg: string; end: number } {
  const symbols = symbolsOf(content, facilities);
  const rows = Math.ceil(symbols.length / 2);
  if (symbols.length === 0 || y + 3 + rows * row > bottom) return { svg: '', end: y };
  const drawn = symbols.map((symbol, at) => {
    const place = { x: x + (at >= rows ? width / 2 : 0), y: y + 8 + (at % rows) * row };
    return drawSymbol(symbol, place, text * 0.8);
  });
  return { svg: title('On the map', x, y) + drawn.join(''), end: y + 8 + rows * row + heading - row };
}

/** Draws the frame of the first page in small, with the numbers of the sheets that follow. */
function drawOverview(
  { design: { box, insets } }: MapContent,
  parts: readonly NumberedPart[],
  { x, y, width, bottom }: Place,
): string {
  const room = bottom - y - 4;
  if (parts.length < 2 || room < 25) return '';
  const plane = flatPlane([box.west, (box.south + box.north) / 2]);
  const [wide] = plane.toMetres([box.east, box.south]);
  const high = plane.toMetres([box.west, box.north])[1] - plane.toMetres([box.west, box.south])[1];
  const scale = Math.min(width / wide, room / high);
  const frame = { x, y: y + 4, width: wide * scale, height: high * scale };
  const toFrame = projection(box, frame);
  const outline = (rect: Rect, attributes: string): string =>
    `<rect x="${mm(rect.x)}" y="${mm(rect.y)}" width="${mm(rect.width)}" height="${mm(rect.height)}" ${attributes}/>`;
  const sheets = parts.map(({ number, part }) => {
    const [left, top] = toFrame([part.west, part.north]);
    const [right, end] = toFrame([part.east, part.south]);
    const rect = { x: left, y: top, width: right - left, height: end - top };
    return [
      outline(rect, `fill="#ffffff" stroke="${inks.grid}" stroke-width="0.3"`),
      `<text class="key" x="${mm((left + right) / 2)}" y="${mm((top + end) / 2 + 1.2)}" font-size="${text}">${number}</text>`,
    ].join('');
  });
  const words = insets === 'AUTOMATIC' ? 'Sheets of this map' : 'Insets of this map';
  return [
    title(words, x, y),
    outline(frame, `fill="${inks.land}" stroke="${inks.grid}" stroke-width="0.4"`),
    ...sheets,
  ].join('');
}

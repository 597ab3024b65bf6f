import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { escapeMarkup, mm } from '../markup';
import type { KeyNumber } from '../layers/placeKeyNumbers';
import { shortName } from '../layers/placeStreetNames';
import { textWidth } from '../textWidth';
import { wrapWords } from './wrapWords';

/** The names of numbered streets in columns; all in millimetres. */
export interface Key {
  height: number;
  entries: KeyEntry[];
  /** entries for which there is no room */
  rest: KeyNumber[];
}

interface KeyEntry {
  label: string;
  /** the name, in several lines if it is wider than its column */
  lines: string[];
  x: number;
  y: number;
}

const widestColumn = 38;
const lineHeight = 2.7;
const gap = 4;
const labelGap = 1;

/** Lays a key out in as few lines as hold it. Columns are as wide as the longest name, up to a bound; it then wraps. */
export function layOutKey(keys: readonly KeyNumber[], { width, most }: { width: number; most: number }): Key {
  if (keys.length === 0) return { height: 0, entries: [], rest: [] };
  const longest = Math.max(...keys.map((key) => widthOf(`${key.label} ${shortName(key.name)}`)));
  const columns = Math.max(1, Math.floor(width / Math.min(longest + 2, widestColumn)));
  const column = width / columns;
  const entries = keys.map((key) => ({ key, lines: wrap(key, column - 2) }));
  const mostRows = Math.floor((most - gap) / lineHeight);
  const all = entries.reduce((sum, { lines }) => sum + lines.length, 0);
  let rows = Math.min(Math.ceil(all / columns), mostRows);
  let placed = fill(entries, { columns, column, rows });
  while (placed.length < keys.length && rows < mostRows) {
    rows += 1;
    placed = fill(entries, { columns, column, rows });
  }
  return { height: rows * lineHeight + gap, entries: placed, rest: keys.slice(placed.length) };
}

/** Fills column after column; no entry is in two of them. */
function fill(
  entries: readonly { key: KeyNumber; lines: string[] }[],
  { columns, column, rows }: { columns: number; column: number; rows: number },
): KeyEntry[] {
  const placed: KeyEntry[] = [];
  let [at, row] = [0, 0];
  for (const { key, lines } of entries) {
    if (row + lines.length > rows) [at, row] = [at + 1, 0];
    if (at === columns) break;
    placed.push({ label: key.label, lines, x: at * column, y: row * lineHeight });
    row += lines.length;
  }
  return placed;
}

function wrap({ label, name }: KeyNumber, width: number): string[] {
  return wrapWords(shortName(name), { room: width - widthOf(`${label} `), size: smallestLetters });
}

function widthOf(text: string): number {
  return textWidth(text, smallestLetters);
}

/** Draws a key below a map. */
export function drawKey({ entries }: Key, x: number, y: number): string {
  return entries
    .map((entry) => {
      const left = x + entry.x;
      const indent = left + widthOf(entry.label) + labelGap;
      const baseline = y + entry.y + 0.8 * lineHeight;
      const lines = entry.lines.map((line, at) => keyText(line, indent, baseline + at * lineHeight));
      return keyText(entry.label, left, baseline, ' font-weight="700"') + lines.join('');
    })
    .join('');
}

function keyText(text: string, x: number, y: number, style = ''): string {
  return `<text x="${mm(x)}" y="${mm(y)}" font-size="${smallestLetters}"${style}>${escapeMarkup(text)}</text>`;
}

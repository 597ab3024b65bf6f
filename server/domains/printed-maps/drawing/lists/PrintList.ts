import { wrapWords } from '../pages/wrapWords';
import { mm, escapeMarkup } from '../markup';
import type { Rect } from '../Sheet';
import { measureText } from './measureText';
import { columnsIn, fillColumns, fillEvenly, type FilledColumn, type ListItem } from './fillColumns';
import { boldWidth } from '../textWidth';

/** A list that goes on from page to page. */
export interface PrintList {
  heading: string;
  /** of its columns */
  className: string;
  items: readonly ListItem[];
  leastColumn: number;
  gap: number;
  /** whether a part of it has been drawn */
  isContinued: boolean;
}

const headingLetters = { size: 3.88, line: 4.66, below: 2.3 };
/** a part that is lower is left empty */
export const leastHeight = 18;

/** millimetres between two lists */
const gap = 5;

export interface DrawnLists {
  html: string;
  /** what has no room */
  rest: PrintList[];
  /** millimetres from the top of the page to the end of the last list */
  end: number;
  /** titles in it that are longer than their lines */
  cutTitles: string[];
}

/** Draws as much of lists as a part of a page holds, one below the other. */
export function drawListsIn(lists: readonly PrintList[], room: Rect): DrawnLists {
  const rest = lists.filter(({ items }) => items.length > 0);
  const cutTitles: string[] = [];
  let [html, y, end] = ['', room.y, room.y];
  for (let list = rest[0]; list; list = rest[0]) {
    const drawn = drawListIn(list, { ...room, y, height: room.y + room.height - y });
    if (drawn.html === '') break;
    html += drawn.html;
    cutTitles.push(...drawn.cutTitles);
    end = drawn.end;
    y = end + gap;
    rest.shift();
    if (drawn.rest.items.length > 0) rest.unshift(drawn.rest);
    if (drawn.rest.items.length > 0) break;
  }
  return { html, rest, end, cutTitles };
}

/** Draws as much of a list as a part of a page holds, in columns. */
function drawListIn(list: PrintList, room: Rect): Omit<DrawnLists, 'rest'> & { rest: PrintList } {
  const lines = linesOfHeading(headingOf(list), room.width);
  const head = lines * headingLetters.line + headingLetters.below;
  const body = { ...room, y: room.y + head, height: room.height - head };
  if (body.height < leastHeight || body.width < list.leastColumn)
    return { html: '', rest: list, end: room.y, cutTitles: [] };
  const columns = columnsIn(body, list.leastColumn, list.gap);
  const whole = fillEvenly(list.items, columns);
  const { filled, rest } = whole ? { filled: whole, rest: [] } : fillColumns(list.items, columns);
  const ends = filled.map(({ rect, rows }) => rect.y + rows.reduce((sum, { height }) => sum + height, 0));
  const heading = `<h2 class="at" style="left:${mm(room.x)}mm;top:${mm(room.y)}mm;width:${mm(room.width)}mm">${escapeMarkup(headingOf(list))}</h2>`;
  return {
    html: filled.length === 0 ? '' : heading + filled.map((column) => drawColumn(column, list.className)).join(''),
    rest: { ...list, items: rest, isContinued: list.isContinued || filled.length > 0 },
    end: Math.max(room.y, ...ends),
    cutTitles: filled.flatMap(({ rect, rows }) => rows.flatMap(({ item }) => item.findCutTitle?.(rect.width) ?? [])),
  };
}

function linesOfHeading(heading: string, room: number): number {
  const { size } = headingLetters;
  return measureText(heading, size, 'bold') < room ? 1 : wrapWords(heading, { room, size: size * boldWidth }).length;
}

function headingOf({ heading, isContinued }: PrintList): string {
  return isContinued ? `${heading.replace(/\.$/, '')}, continued` : heading;
}

function drawColumn({ rect, rows }: FilledColumn, className: string): string {
  const place = `left:${mm(rect.x)}mm;top:${mm(rect.y)}mm;width:${mm(rect.width)}mm`;
  const markup = rows.map(({ item, height }, at) => {
    const before = rows[at - 1]?.item.isHeading ?? true;
    const edge = item.isHeading === before ? '' : item.isHeading ? '</ol>' : '<ol>';
    return edge + item.draw(`height:${mm(height)}mm`);
  });
  // no column ends with a heading
  return `<div class="at ${className}" style="${place}">${markup.join('')}</ol></div>`;
}

import { escapeMarkup, mm } from '../markup';
import { wrapWords } from '../pages/wrapWords';
import type { Sheet } from '../Sheet';
import { drawListsIn, type PrintList } from './PrintList';

/** millimetres below the lists, for the footer */
const foot = 5;
const notice = { size: 2.117, line: 2.8, before: 3 };

/** Lays out pages of lists, with notices after them. Returns each page as HTML to place on a sheet, and titles that are cut. */
export function layOutLists(
  lists: readonly PrintList[],
  notices: readonly string[],
  { width, height, margin }: Pick<Sheet, 'width' | 'height' | 'margin'>,
): { pages: string[]; cutTitles: string[] } {
  const pages: string[] = [];
  const cutTitles: string[] = [];
  const room = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin - foot };
  let rest = lists.filter(({ items }) => items.length > 0);
  if (rest.length === 0) return { pages, cutTitles };
  let y = margin;
  while (rest.length > 0) {
    const drawn = drawListsIn(rest, room);
    if (drawn.html === '') throw new Error('A row of a list is larger than its page.');
    pages.push(drawn.html);
    cutTitles.push(...drawn.cutTitles);
    rest = drawn.rest;
    y = drawn.end + notice.before;
  }
  for (const text of notices) {
    const lines = wrapWords(text, { room: room.width, size: notice.size }).length;
    if (y + lines * notice.line > margin + room.height) {
      pages.push('');
      y = margin;
    }
    const place = `left:${mm(room.x)}mm;top:${mm(y)}mm;width:${mm(room.width)}mm`;
    pages.push(`${pages.pop() ?? ''}<p class="at notice" style="${place}">${escapeMarkup(text)}</p>`);
    y += lines * notice.line + notice.before;
  }
  return { pages, cutTitles };
}

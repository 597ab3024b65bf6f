import type { Rect } from '../Sheet';

/** A row of a list, or a heading within it. */
export interface ListItem {
  /** markup of the row around its height, which is given as a style */
  draw: (style: string) => string;
  /** headings are not in the list of rows, and never the last of a column */
  isHeading: boolean;
  /** millimetres in a column of this width */
  measure: (width: number) => number;
  /** returns its title if that is cut in a column of this width; absent: it is cut in none */
  findCutTitle?: (width: number) => string | null;
}

export interface FilledColumn {
  rect: Rect;
  rows: { item: ListItem; height: number }[];
}

/** Fills columns one after the other. Returns what they do not hold. */
export function fillColumns(
  items: readonly ListItem[],
  columns: readonly Rect[],
): { filled: FilledColumn[]; rest: ListItem[] } {
  let next = 0;
  const filled = columns.map((rect): FilledColumn => {
    const rows: FilledColumn['rows'] = [];
    let used = 0;
    for (; next < items.length; next++) {
      const item = items[next];
      if (!item) break;
      const height = item.measure(rect.width);
      if (used + height > rect.height + 0.001) break;
      used += height;
      rows.push({ item, height });
    }
    while (next < items.length && rows.at(-1)?.item.isHeading) {
      rows.pop();
      next -= 1;
    }
    return { rect, rows };
  });
  return { filled: filled.filter(({ rows }) => rows.length > 0), rest: items.slice(next) };
}

/** Divides a part of a page into columns of at least this width. */
export function columnsIn({ x, y, width, height }: Rect, least: number, gap: number): Rect[] {
  const count = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const wide = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (wide + gap), y, width: wide, height }));
}

/** Fills as little height as holds all items, so that columns are about equal; null if they do not fit. */
export function fillEvenly(items: readonly ListItem[], columns: readonly Rect[]): FilledColumn[] | null {
  const [first] = columns;
  if (!first || fillColumns(items, columns).rest.length > 0) return null;
  const lower = (height: number): Rect[] => columns.map((rect) => ({ ...rect, height: Math.min(rect.height, height) }));
  const most = Math.max(...columns.map((rect) => rect.height));
  let height = items.reduce((sum, item) => sum + item.measure(first.width), 0) / columns.length;
  while (height < most && fillColumns(items, lower(height)).rest.length > 0) height += 1;
  return fillColumns(items, lower(height)).filled;
}

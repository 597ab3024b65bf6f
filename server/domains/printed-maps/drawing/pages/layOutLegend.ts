import type { MapAd } from '../../MapContent';
import { columnGap, mostTitleLines } from '../legendSizes';
import { measureText, spare, tabular } from '../lists/measureText';
import type { Rect } from '../Sheet';
import { wrapWords } from './wrapWords';

/** An ad, or the name of the category of those below it. */
export type LegendRow = MapAd | { heading: string; icon: MapAd['categoryIcon'] };

/** Millimetres: 7 points. */
const textSize = 2.47;
const line = 3.3;
/** above and below a row's lines */
const air = 0.6;
const leastRow = 4.8;

const panelHead = 8;
const leastColumn = 50;
/** wider, a reader's eye no longer connects a title with its square */
const widestColumn = 125;

const measureBold = (text: string, size: number): number => measureText(text, size, 'bold');

/** Returns what a row needs in a column, and whether its title has more lines than it may. */
export function measureRow(row: LegendRow, columnWidth: number): { height: number; isCut: boolean } {
  if ('heading' in row) return { height: leastRow, isCut: false };
  const { number, title, square, phone, isCoupon } = row;
  const mark = Math.max(5, measureText(tabular(String(number)), textSize, 'bold') + 1.6);
  const room = columnWidth - mark - measureText(tabular(square), textSize) - 3 - spare;
  const needed = wrapWords(title, { room, size: textSize, measure: measureBold }).length;
  const lines = Math.min(needed, mostTitleLines) + (phone !== null || isCoupon ? 1 : 0);
  return { height: Math.max(leastRow, Math.round((lines * line + air) * 10) / 10), isCut: needed > mostTitleLines };
}

/** The start of the legend on the first page, in columns that fill one after the other. */
export interface LegendPanel {
  rows: readonly LegendRow[];
  /** of each row */
  heights: number[];
  columnWidth: number;
  /** of all columns */
  height: number;
}

/**
 * Puts as many rows into a panel as it holds, in as few columns as hold them: wider columns have fewer lines. Columns are
 * about equally high.
 */
export function layOutPanel(panel: Rect | null, all: readonly LegendRow[]): LegendPanel {
  if (!panel) return { rows: [], heights: [], columnWidth: 0, height: 0 };
  const most = panel.height - panelHead;
  const mostColumns = Math.max(1, Math.floor(panel.width / leastColumn));
  const leastColumns = Math.min(mostColumns, Math.ceil(panel.width / widestColumn));
  for (let columns = leastColumns; ; columns++) {
    const columnWidth = (panel.width - (columns - 1) * columnGap) / columns;
    const heights = all.map((row) => measureRow(row, columnWidth).height);
    const isHeading = all.map((row) => 'heading' in row);
    const { count } = fill({ heights, isHeading }, { columns, height: most });
    if (count < all.length && columns < mostColumns) continue;
    const shown = { heights: heights.slice(0, count), isHeading: isHeading.slice(0, count) };
    let height = shown.heights.reduce((sum, each) => sum + each, 0) / columns;
    while (height < most && fill(shown, { columns, height }).count < count) height += 1;
    const filled = fill(shown, { columns, height: Math.min(height, most) });
    return { rows: all.slice(0, count), heights: filled.heights, columnWidth, height: Math.min(height, most) };
  }
}

interface Measured {
  heights: readonly number[];
  isHeading: readonly boolean[];
}

/**
 * Returns how many rows these columns hold, and the heights with which a browser breaks them where they do not: the row
 * before a heading that would be the last of its column takes the rest of the column.
 */
function fill(
  { heights, isHeading }: Measured,
  { columns, height }: { columns: number; height: number },
): { count: number; heights: number[] } {
  const set = [...heights];
  let [column, used] = [1, 0];
  for (const [at, each] of heights.entries()) {
    const needed = isHeading[at] ? each + (heights[at + 1] ?? 0) : each;
    if (used + needed > height + 0.001) {
      const before = set[at - 1];
      if (isHeading[at] && before !== undefined && used + each <= height + 0.001) set[at - 1] = before + height - used;
      column += 1;
      used = 0;
    }
    if (column > columns || each > height) return { count: at, heights: heights.slice(0, at) };
    used += each;
  }
  const count = isHeading.at(-1) ? heights.length - 1 : heights.length;
  return { count, heights: set.slice(0, count) };
}

/** millimetres between the legend and what is below it */
const gapBelow = 5;

/** Returns what the legend leaves of its panel. */
export function roomBelow({ rows, height }: LegendPanel, panel: Rect | null): Rect {
  if (panel === null) return { x: 0, y: 0, width: 0, height: 0 };
  const used = rows.length === 0 ? 0 : panelHead + height + gapBelow;
  return { ...panel, y: panel.y + used, height: panel.height - used };
}

import { categoryIconPaths } from '../../../../../shared/icons/categoryIconPaths';
import { locale } from '../../../../shared/locale';
import type { CategoryIcon } from '../../../categories/CategoryIcon';
import type { MapAd } from '../../MapContent';
import { escapeMarkup, mm } from '../markup';
import type { Rect } from '../Sheet';

/** with a telephone number or coupon sign below the title, and without */
const entryHeights = { tall: 7.2, short: 4.8 };
const panelHead = 8;
const leastColumn = 50;
/** wider, a reader's eye no longer connects a title with its square */
const widestColumn = 125;

/** An ad, or the name of the category of those below it. */
type LegendRow = MapAd | { heading: string; icon: MapAd['categoryIcon'] };

/** Returns the rows of the legend by category; a single category needs no heading. */
export function legendRows(ads: readonly MapAd[]): LegendRow[] {
  const byCategory = ads.toSorted(
    (one, other) => one.categoryOrder - other.categoryOrder || one.category.localeCompare(other.category, locale),
  );
  if (new Set(ads.map(({ category }) => category)).size < 2) return byCategory;
  return byCategory.flatMap((ad, at) => {
    return byCategory[at - 1]?.category === ad.category ? [ad] : [{ heading: ad.category, icon: ad.categoryIcon }, ad];
  });
}

function linesIn({ height }: Rect, rows: readonly LegendRow[]): number {
  return Math.floor((height - panelHead) / entryHeights[styleOf(rows)]);
}

function mostColumnsOf({ width }: Rect): number {
  return Math.max(1, Math.floor(width / leastColumn));
}

/** Returns as few columns as hold the ads: wider columns cut fewer titles. */
function columnsOf(rect: Rect, rows: readonly LegendRow[]): number {
  const needed = Math.max(Math.ceil(rows.length / linesIn(rect, rows)), Math.ceil(rect.width / widestColumn));
  return Math.min(needed, mostColumnsOf(rect));
}

/** Returns how many rows of the legend the panel holds. */
export function roomFor(rect: Rect, rows: readonly LegendRow[]): number {
  return linesIn(rect, rows) * mostColumnsOf(rect);
}

function styleOf(rows: readonly LegendRow[]): keyof typeof entryHeights {
  return rows.some((row) => !('heading' in row) && (row.phone !== null || row.isCoupon)) ? 'tall' : 'short';
}

/** Draws the rows from the given one on. */
export function drawLegend(rows: readonly LegendRow[], from: number): string {
  if (rows.length <= from) return '';
  const heading = `Offers on the map${from > 0 ? ', continued' : ''}`;
  return `<h2>${heading}</h2><ol class="legend ${styleOf(rows)}">${rows.slice(from).map(entry).join('')}</ol>`;
}

/** Draws the rows before the given one beside or below the map. */
export function drawPanel(all: readonly LegendRow[], split: number, rect: Rect | null): string {
  const shown = all.slice(0, split);
  if (!rect || shown.length === 0) return '';
  const style = styleOf(all);
  const columns = columnsOf(rect, all);
  const lines = Math.min(linesIn(rect, all), Math.ceil(shown.length / columns));
  const place = `left:${mm(rect.x)}mm;top:${mm(rect.y)}mm;width:${mm(rect.width)}mm;height:${mm(rect.height)}mm`;
  const grid = `grid-template-columns:repeat(${columns},1fr);grid-template-rows:repeat(${lines},${entryHeights[style]}mm)`;
  return `<aside class="panel" style="${place}"><h2>Offers on the map</h2><ol class="legend ${style}" style="${grid}">${shown.map(entry).join('')}</ol></aside>`;
}

function entry(row: LegendRow): string {
  if ('heading' in row) return `<li class="category">${drawIcon(row.icon)}${escapeMarkup(row.heading)}</li>`;
  const { number, title, square, phone, isCoupon } = row;
  const mark = isCoupon ? '<span class="coupon">Coupon</span>' : '';
  const second = [phone === null ? '' : escapeMarkup(phone), mark].filter((part) => part !== '').join(' ');
  const more = second === '' ? '' : `<span class="more">${second}</span>`;
  return `<li><b class="no${isCoupon ? ' has-coupon' : ''}">${number}</b><span class="what"><span class="ad${more === '' ? ' alone' : ''}">${escapeMarkup(title)}</span>${more}</span><span class="square">${square}</span></li>`;
}

function drawIcon(icon: MapAd['categoryIcon']): string {
  if (icon === null) return '';
  const path = categoryIconPaths[icon.toLowerCase() as Lowercase<CategoryIcon>];
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

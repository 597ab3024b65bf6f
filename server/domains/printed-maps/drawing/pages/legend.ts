import { categoryIconPaths } from '../../../../../shared/icons/categoryIconPaths';
import { locale } from '../../../../shared/locale';
import type { CategoryIcon } from '../../../categories/CategoryIcon';
import type { MapAd } from '../../MapContent';
import { escapeMarkup, mm } from '../markup';
import type { Rect } from '../Sheet';
import type { PrintList } from '../lists/PrintList';
import { legendColumn } from '../legendSizes';
import { measureRow, type LegendPanel, type LegendRow } from './layOutLegend';

/** millimetres below a row */
const air = 0.6;

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

/** Returns the rows that are not on the first page as a list. */
export function legendList(rows: readonly LegendRow[], isContinued: boolean): PrintList {
  return {
    heading: 'Offers on the map',
    className: 'legend',
    items: rows.map((row) => ({
      isHeading: 'heading' in row,
      measure: (width) => measureRow(row, width).height + air,
      findCutTitle: (width) => ('title' in row && measureRow(row, width).isCut ? row.title : null),
      draw: (style) => entry(row, style, 'h3'),
    })),
    ...{ leastColumn: legendColumn.least, gap: legendColumn.gap, isContinued },
  };
}

/** Draws the start of the legend beside or below the map. */
export function drawPanel({ rows, heights, columnWidth, height }: LegendPanel, rect: Rect | null): string {
  if (!rect || rows.length === 0) return '';
  const place = `left:${mm(rect.x)}mm;top:${mm(rect.y)}mm;width:${mm(rect.width)}mm;height:${mm(rect.height)}mm`;
  const entries = rows.map((row, at) => entry(row, `width:${mm(columnWidth)}mm;height:${mm(heights[at] ?? 0)}mm`));
  return `<aside class="panel" style="${place}"><h2>Offers on the map</h2><ol class="legend" style="height:${mm(height + 0.01)}mm">${entries.join('')}</ol></aside>`;
}

function entry(row: LegendRow, size: string, headings: 'li' | 'h3' = 'li'): string {
  const style = ` style="${size}"`;
  if ('heading' in row) {
    return `<${headings} class="category"${style}>${drawIcon(row.icon)}${escapeMarkup(row.heading)}</${headings}>`;
  }
  const { number, title, square, phone, isCoupon } = row;
  const mark = isCoupon ? '<span class="coupon">Coupon</span>' : '';
  const second = [phone === null ? '' : escapeMarkup(phone), mark].filter((part) => part !== '').join(' ');
  const more = second === '' ? '' : `<span class="more">${second}</span>`;
  return `<li${style}><b class="no${isCoupon ? ' has-coupon' : ''}">${number}</b><span class="what"><span class="ad">${escapeMarkup(title)}</span>${more}</span><span class="square">${square}</span></li>`;
}

function drawIcon(icon: MapAd['categoryIcon']): string {
  if (icon === null) return '';
  const path = categoryIconPaths[icon.toLowerCase() as Lowercase<CategoryIcon>];
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

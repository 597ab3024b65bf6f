import { barChart } from '../../../platform/charts/barChart';
import { columnChart } from '../../../platform/charts/columnChart';
import type { ReportCount, ReportFigure, ReportGrouping, ReportSubject } from './SiteReport';

const titles: Readonly<Record<ReportSubject, string>> = {
  NEW_ADS: 'New ads',
  ENDED_ADS: 'Ended ads',
  COUPONS_SOLD: 'Coupons sold',
  COUPONS_REDEEMED: 'Coupons redeemed',
  EMPTY_SEARCHES: 'Searches without result',
  BROKEN_LINKS: 'Broken links',
};
const names = ['these days', 'the days before'] as const;
const mostBars = 12;

/** Returns a chart as SVG, in light colours. */
export function drawReportFigure(
  { subject, days, categories, areas }: Pick<ReportFigure, 'subject' | 'days' | 'categories' | 'areas'>,
  by: ReportGrouping,
): string {
  const title = titles[subject];
  if (by === 'DAY') {
    const columns = days.map(({ name, now, before }) => ({ label: shortDay(name), now, before }));
    return columnChart({ title: `${title} by day`, names, columns }).svg;
  }
  const [word, counts] = by === 'CATEGORY' ? (['category', categories] as const) : (['area', areas] as const);
  return barChart({ title: `${title} by ${word}`, names, rows: counts.slice(0, mostBars).map(barOf) }).svg;
}

function barOf({ name, now, before }: ReportCount) {
  return { label: name.length > 44 ? `${name.slice(0, 43)}…` : name, now, before };
}

/** 2026-11-05 → 05/11 */
function shortDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}

import type { DataSource } from 'typeorm';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { zoneName } from '../../shared/dates/zoneName';
import type { DailyCount } from '../statistics/counts/DailyCount';
import type { DayRange } from '../statistics/counts/DayRange';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import type { ActivityReport } from './ActivityReport';
import { makeActivityReport } from './makeActivityReport';
import { monthBefore } from './monthBefore';
import type { MonthlyReport } from './MonthlyReport';

interface Row {
  id: number;
  title: string;
  time_zone: string;
  day: string;
  event_code: DailyCount['eventCode'];
  count: number;
}

interface Reported {
  vendorId: number;
  month: DayRange;
  /** absent: all ads of the vendor */
  brochureIds?: readonly number[];
}

/** Returns a vendor's month and the month before; null if nothing happened in either. */
export async function readMonthlyReport(
  database: Pick<DataSource, 'query'>,
  { vendorId, month, brochureIds }: Reported,
): Promise<MonthlyReport | null> {
  const before = monthBefore(month.from);
  const rows = await database.query<Row[]>(
    `SELECT b.id, coalesce(nullif(b.title, ''), b.company_name, v.company_name) AS title, b.time_zone,
       day::text, event_code, count
     FROM brochures b JOIN vendors v ON v.id = b.vendor_id JOIN daily_statistics ON brochure_id = b.id
     WHERE b.vendor_id = $1 AND b.record_status AND day BETWEEN $2 AND $3 AND ($4::int[] IS NULL OR b.id = ANY($4))
     ORDER BY b.id`,
    [vendorId, before.from, month.to, brochureIds === undefined ? null : [...brochureIds]],
  );
  if (rows.length === 0) return null;
  const reportOf = (some: readonly Row[]): ActivityReport => {
    const counts = some.map(({ event_code: eventCode, day, count }) => ({ day, eventCode, count }));
    return makeActivityReport(
      { range: month, counts: counts.filter(({ day }) => day >= month.from) },
      { range: before, counts: counts.filter(({ day }) => day < month.from) },
    );
  };
  const ids = [...new Set(rows.map(({ id }) => id))];
  const ads = groupByKey(ids, rows, ({ id }) => id).map((own, index) => ({
    brochureId: ids[index] ?? 0,
    title: own[0]?.title ?? '',
    report: reportOf(own),
  }));
  const zones = [...new Set(rows.map(({ time_zone }) => zoneName(time_zone)))].sort();
  return { zones, together: reportOf(rows), ads: ads.sort((a, b) => viewsOf(b.report) - viewsOf(a.report)) };
}

function viewsOf({ figures }: ActivityReport): number {
  return figures.find(({ eventCode }) => eventCode === StatisticEventCode.DETAIL_PAGE_VIEW)?.now ?? 0;
}

import type { RequestContext } from '../../../platform/context/RequestContext';
import { addDays } from '../../../../shared/dates/addDays';
import { authorize } from '../../../shared/authorize';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { daysFrom } from '../../../shared/dates/daysFrom';
import { periodBefore } from '../../statistics/counts/periodBefore';
import { readDayRange } from '../../statistics/counts/readDayRange';
import { readReportRows, type ReportRow } from './readReportRows';
import { EmptySearchWords, ReportCount, ReportFigure, ReportSubject, SiteReport } from './SiteReport';

interface Asked {
  from?: string | null;
  to?: string | null;
  days?: number | null;
}

/**
 * Returns what became of the directory by day, category and area, against as many days before
 * (docs/rules/statistics.md#report-of-the-site). Takes two statements.
 *
 * @throws DomainError VALIDATION_FAILED for a wrong range
 */
export async function readSiteReport(context: RequestContext, asked: Asked): Promise<SiteReport> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'siteReport');
  const range = readDayRange(asked, calendarDay(clock.now(), getTimeZone(null, null)));
  const rangeBefore = periodBefore(range);
  const rows = await readReportRows(database, { first: rangeBefore.from, range, now: clock.now() });
  const words = await database.query<{ words: string; now: number; before: number }[]>(
    `SELECT words, coalesce(sum(count) FILTER (WHERE day >= $2), 0)::integer AS now,
       coalesce(sum(count) FILTER (WHERE day < $2), 0)::integer AS before
     FROM empty_searches WHERE day BETWEEN $1 AND $3
     GROUP BY words HAVING sum(count) FILTER (WHERE day >= $2) > 0 ORDER BY now DESC, words LIMIT 50`,
    [rangeBefore.from, range.from, range.to],
  );
  const days = daysFrom(range.from, range.to);
  const figures = Object.values(ReportSubject).map((subject) => {
    const own = rows.filter((row) => row.subject === subject);
    const byDay = new Map(own.flatMap(({ day, count }) => (day === null ? [] : [[day, count] as const])));
    const figureDays = days.map((name) => {
      const before = byDay.get(addDays(name, -days.length)) ?? 0;
      return new ReportCount({ name, now: byDay.get(name) ?? 0, before });
    });
    const sumOf = (part: 'now' | 'before'): number => figureDays.reduce((sum, each) => sum + each[part], 0);
    return new ReportFigure({
      subject,
      now: sumOf('now'),
      before: sumOf('before'),
      days: figureDays,
      categories: countsOf(own, (row) => row.category),
      areas: countsOf(own, (row) => row.area),
    });
  });
  const emptySearches = words.map((each) => new EmptySearchWords(each));
  return new SiteReport({ range, rangeBefore, figures, emptySearches });
}

function countsOf(rows: readonly ReportRow[], nameOf: (row: ReportRow) => string | null): ReportCount[] {
  const counts = new Map<string, { name: string; now: number; before: number }>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const count = counts.get(name) ?? { name, now: 0, before: 0 };
    count[row.isNow ? 'now' : 'before'] += row.count;
    counts.set(name, count);
  }
  return [...counts.values()]
    .sort((a, b) => b.now - a.now || b.before - a.before || a.name.localeCompare(b.name))
    .map((count) => new ReportCount(count));
}

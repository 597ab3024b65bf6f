import type { RequestContext } from '../../../platform/context/RequestContext';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { daysFrom } from '../../../shared/dates/daysFrom';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { BrochureStatus } from '../../brochures/BrochureStatus';
import type { BrochureType } from '../../brochures/BrochureType';
import { displayTitle } from '../../brochures/computed/displayTitle';
import type { DayRange } from '../counts/DayRange';
import { KeyFigures } from '../counts/KeyFigures';
import { periodBefore } from '../counts/periodBefore';
import { readDayRange } from '../counts/readDayRange';
import type { StatisticEventCode } from '../StatisticEventCode';
import { companyTimeZoneSql, defaultTimeZone } from './companyTimeZone';
import { VendorFigures, VendorFiguresBrochure, VendorFiguresDay } from './VendorFigures';

interface Asked {
  /** absent: the caller's own company */
  vendorDatabaseId?: number | null;
  from?: string | null;
  to?: string | null;
  days?: number | null;
}

interface Company {
  id: number;
  companyName: string;
  timeZone: string;
}

interface Row {
  /** null in the sums of a day */
  brochureId: number | null;
  /** null in the sums of an ad */
  day: string | null;
  isNow: boolean;
  eventCode: StatisticEventCode;
  count: number;
}

interface Ad {
  id: number;
  title: string | null;
  companyName: string | null;
  type: BrochureType;
  status: BrochureStatus;
}

const mostAds = 1000;

/**
 * Returns the figures of a company's ads by ad and by day, against as many days before
 * (docs/rules/statistics.md#figures-of-a-company). Takes three statements for any number of ads.
 * @throws VALIDATION_FAILED for a wrong range, or an administrator who names no company; NOT_FOUND; FORBIDDEN
 */
export async function readVendorFigures(context: RequestContext, asked: Asked): Promise<VendorFigures> {
  const company = await readCompany(context, asked.vendorDatabaseId ?? context.viewer?.vendorId ?? null);
  const range = readDayRange(asked, calendarDay(context.clock.now(), company.timeZone));
  const rangeBefore = periodBefore(range);
  const rows = await readCounts(context, company, { first: rangeBefore.from, range });
  const ads = await context.database.query<Ad[]>(
    `SELECT id, title, company_name AS "companyName", type, status FROM brochures
     WHERE vendor_id = $1 AND record_status AND (status = 'PUBLISHED' OR id = ANY($2::int[]))`,
    [company.id, [...new Set(rows.flatMap(({ brochureId }) => brochureId ?? []))]],
  );
  const brochures = figuresOfAds(ads, rows, company);
  const ofDays = rows.filter(({ brochureId }) => brochureId === null);
  return new VendorFigures({
    range,
    rangeBefore,
    companyName: company.companyName,
    timeZone: company.timeZone,
    now: new KeyFigures(ofDays.filter(({ isNow }) => isNow)),
    before: new KeyFigures(ofDays.filter(({ isNow }) => !isNow)),
    days: figuresOfDays(range, ofDays),
    brochures: brochures.slice(0, mostAds),
    brochuresCount: brochures.length,
  });
}

async function readCompany({ viewer, database }: RequestContext, id: number | null): Promise<Company> {
  authorize(viewer, 'vendorFigures', { vendorId: id });
  if (id === null) {
    const message = 'Say which company: administrators have none of their own.';
    const errors = [{ field: 'vendorDatabaseId', code: 'REQUIRED', message }];
    throw new DomainError('VALIDATION_FAILED', message, { errors });
  }
  const [company] = await database.query<Company[]>(
    `SELECT id, company_name AS "companyName", ${companyTimeZoneSql('vendors.id', '$2')} AS "timeZone"
     FROM vendors WHERE id = $1`,
    [id, defaultTimeZone],
  );
  if (!company) throw new DomainError('NOT_FOUND', `There is no vendor ${id}.`);
  return company;
}

/**
 * One scan of the daily counts sums them by ad and by day. OFFSET 0 keeps PostgreSQL from reading the days of the whole
 * site: it expects that most of them belong to the company.
 */
function readCounts(
  { database }: RequestContext,
  { id }: Company,
  { first, range }: { first: string; range: DayRange },
): Promise<Row[]> {
  return database.query<Row[]>(
    `SELECT id AS "brochureId", day::text, day >= $3 AS "isNow", event_code AS "eventCode", sum(count)::integer AS count
     FROM brochures CROSS JOIN LATERAL (
       SELECT day, event_code, count FROM daily_statistics
       WHERE brochure_id = brochures.id AND day BETWEEN $2 AND $4 OFFSET 0
     ) AS counted
     WHERE vendor_id = $1 AND record_status
     GROUP BY GROUPING SETS ((id, day >= $3, event_code), (day, day >= $3, event_code))`,
    [id, first, range.from, range.to],
  );
}

function figuresOfDays({ from, to }: DayRange, rows: readonly Row[]): VendorFiguresDay[] {
  const days = daysFrom(from, to);
  return groupByKey(days, rows, ({ day }) => day ?? '').map(
    (counts, index) => new VendorFiguresDay(days[index] ?? '', new KeyFigures(counts)),
  );
}

function figuresOfAds(ads: readonly Ad[], rows: readonly Row[], company: Company): VendorFiguresBrochure[] {
  const ids = ads.map(({ id }) => id);
  const countsOfAds = groupByKey(ids, rows, ({ brochureId }) => brochureId ?? 0);
  const figures = ads.map((ad, index) => {
    const counts = countsOfAds[index] ?? [];
    return new VendorFiguresBrochure({
      brochureDatabaseId: ad.id,
      title: displayTitle(ad, company),
      type: ad.type,
      status: ad.status,
      now: new KeyFigures(counts.filter(({ isNow }) => isNow)),
      before: new KeyFigures(counts.filter(({ isNow }) => !isNow)),
    });
  });
  return figures.sort((a, b) => b.now.views - a.now.views || a.brochureDatabaseId - b.brochureDatabaseId);
}

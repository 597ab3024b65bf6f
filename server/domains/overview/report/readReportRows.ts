import type { DataSource } from 'typeorm';
import type { DayRange } from '../../statistics/counts/DayRange';
import type { ReportSubject } from './SiteReport';

/** A sum by one of three: the day, the category or the area. The other two are null. */
export interface ReportRow {
  subject: ReportSubject;
  isNow: boolean;
  day: string | null;
  category: string | null;
  area: string | null;
  count: number;
}

/**
 * Sums everything that the report counts in one statement. The ads are read once, as a whole; coupons and broken links
 * by their partial indexes, so views do not matter.
 */
export function readReportRows(
  database: DataSource,
  { first, range, now }: { first: string; range: DayRange; now: Date },
): Promise<ReportRow[]> {
  return database.query<ReportRow[]>(
    `WITH happened AS (
       SELECT moment.subject, (moment.at AT TIME ZONE b.time_zone)::date AS day, b.category_id, b.map_area_id, 1 AS count
       FROM brochures b CROSS JOIN LATERAL (VALUES
         ('NEW_ADS', b.published_at),
         ('ENDED_ADS', least(b.archived_at, CASE WHEN isfinite(b.visible_until) THEN b.visible_until END))
       ) AS moment (subject, at)
       WHERE b.record_status AND b.published_at IS NOT NULL AND moment.at <= $4
         AND moment.at >= $1::date - 1 AND moment.at < $3::date + 2
       UNION ALL
       SELECT CASE s.event_code WHEN 'COUPON_PURCHASE' THEN 'COUPONS_SOLD' ELSE 'COUPONS_REDEEMED' END,
         s.day, b.category_id, b.map_area_id, s.count
       FROM daily_statistics s JOIN brochures b ON b.id = s.brochure_id
       WHERE s.event_code IN ('COUPON_PURCHASE', 'COUPON_REDEEM') AND s.day BETWEEN $1 AND $3
       UNION ALL
       SELECT 'BROKEN_LINKS', (l.broken_since AT TIME ZONE b.time_zone)::date, b.category_id, b.map_area_id, 1
       FROM link_checks l JOIN brochures b ON b.id = l.brochure_id WHERE l.broken_since IS NOT NULL
       UNION ALL
       SELECT 'EMPTY_SEARCHES', e.day, c.id, m.id, e.count
       FROM empty_searches e LEFT JOIN categories c ON c.code = e.category_code LEFT JOIN map_areas m ON m.code = e.area_code
       WHERE e.day BETWEEN $1 AND $3
     ), named AS (
       SELECT happened.subject, happened.day, happened.day >= $2 AS is_now, happened.count,
         coalesce(parent.name, own.name, 'All categories') AS category,
         coalesce(m.name, CASE happened.subject WHEN 'EMPTY_SEARCHES' THEN 'All areas' ELSE 'Without area' END) AS area
       FROM happened LEFT JOIN categories own ON own.id = happened.category_id
         LEFT JOIN categories parent ON parent.id = own.parent_id
         LEFT JOIN map_areas m ON m.id = happened.map_area_id
       WHERE happened.day BETWEEN $1 AND $3
     )
     SELECT subject, is_now AS "isNow", day::text, category, area, sum(count)::integer AS count
     FROM named GROUP BY GROUPING SETS ((subject, is_now, day), (subject, is_now, category), (subject, is_now, area))`,
    [first, range.from, range.to, now],
  );
}

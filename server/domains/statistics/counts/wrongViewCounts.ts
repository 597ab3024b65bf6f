import type { DataSource, EntityManager } from 'typeorm';
import { eventsOfAds } from './eventsOfAds';

export interface WrongViewCount {
  brochureId: number;
  /** the ad's counter */
  counter: number;
  /** number of counted views */
  events: number;
}

interface Row {
  id: number;
  counter: number;
  events: number;
}

/**
 * Returns the ads whose counter differs from their events, of all ads or some. Up to the first day of the oldest month
 * with events, daily figures replace the deleted events (`wrongDailyCounts` uses the same limit).
 */
export async function wrongViewCounts(
  database: DataSource | EntityManager,
  ids: readonly number[] | null = null,
): Promise<WrongViewCount[]> {
  const rows = await database.query<Row[]>(
    `WITH horizon AS (
       SELECT coalesce(date_trunc('month', min(event_date_time) AT TIME ZONE 'UTC')::date, 'infinity') AS day
       FROM statistic_events
     ), part AS (
       SELECT brochure_id, count(*)::int AS count FROM ${eventsOfAds} AS event JOIN brochures ON brochures.id = brochure_id
       WHERE counted AND event_code = 'DETAIL_PAGE_VIEW'
         AND (event_date_time AT TIME ZONE time_zone)::date > (SELECT day FROM horizon)
       GROUP BY brochure_id
       UNION ALL
       SELECT brochure_id, sum(count)::int FROM daily_statistics
       WHERE event_code = 'DETAIL_PAGE_VIEW' AND ($1::int[] IS NULL OR brochure_id = ANY($1))
         AND day <= (SELECT day FROM horizon)
       GROUP BY brochure_id
     )
     SELECT v.brochure_id AS id, v.views AS counter, coalesce(viewed.count, 0) AS events
     FROM brochure_views v
     LEFT JOIN (SELECT brochure_id, sum(count)::int AS count FROM part GROUP BY brochure_id) AS viewed
       USING (brochure_id)
     WHERE ($1::int[] IS NULL OR v.brochure_id = ANY($1)) AND v.views <> coalesce(viewed.count, 0)
     ORDER BY id`,
    [ids],
  );
  return rows.map(({ id, counter, events }) => ({ brochureId: id, counter, events }));
}

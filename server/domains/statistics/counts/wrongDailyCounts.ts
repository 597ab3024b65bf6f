import type { DataSource, EntityManager } from 'typeorm';
import { eventsOfAds } from './eventsOfAds';
import type { StatisticEventCode } from '../StatisticEventCode';

export interface WrongDailyCount {
  brochureId: number;
  day: string;
  eventCode: StatisticEventCode;
  /** the stored figure of the day */
  kept: number;
  /** number of counted events of the day */
  events: number;
}

interface Row {
  brochure_id: number;
  day: string;
  event_code: StatisticEventCode;
  kept: number;
  events: number;
}

/**
 * Returns the days whose stored figures differ from their events, of all ads or some. It ignores days up to the start
 * of the oldest month with events: older events are deleted, and time zones may split that first day.
 */
export async function wrongDailyCounts(
  database: DataSource | EntityManager,
  ids: readonly number[] | null = null,
): Promise<WrongDailyCount[]> {
  const rows = await database.query<Row[]>(
    `WITH horizon AS (SELECT date_trunc('month', min(event_date_time) AT TIME ZONE 'UTC')::date AS day FROM statistic_events),
     counted AS (
       SELECT event.brochure_id, (event_date_time AT TIME ZONE time_zone)::date AS day, event_code, count(*)::int AS events
       FROM ${eventsOfAds} AS event JOIN brochures ON brochures.id = event.brochure_id
       WHERE counted GROUP BY 1, 2, 3
     ), stored AS (
       SELECT brochure_id, day, event_code, count AS kept FROM daily_statistics
       WHERE $1::int[] IS NULL OR brochure_id = ANY($1)
     )
     SELECT brochure_id, day::text, event_code, coalesce(kept, 0) AS kept, coalesce(events, 0) AS events
     FROM counted FULL JOIN stored USING (brochure_id, day, event_code)
     WHERE kept IS DISTINCT FROM events AND day > (SELECT day FROM horizon)
     ORDER BY brochure_id, day, event_code`,
    [ids],
  );
  return rows.map(({ brochure_id, event_code, ...row }) => ({
    ...row,
    brochureId: brochure_id,
    eventCode: event_code,
  }));
}

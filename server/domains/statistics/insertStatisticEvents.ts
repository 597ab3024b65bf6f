import type { EntityManager } from 'typeorm';
import type { NewStatisticEvent } from './NewStatisticEvent';

export interface KeptEvent extends NewStatisticEvent {
  counted: boolean;
}

/** All events and the counters of their ads by one statement. */
export async function insertStatisticEvents(manager: EntityManager, events: readonly KeptEvent[]): Promise<void> {
  await manager.query(
    `WITH event AS (
       SELECT * FROM unnest($1::timestamptz[], $2::int[], $3::text[], $4::int[], $5::text[], $6::boolean[])
         AS event (event_date_time, brochure_id, event_code, account_id, device_hash, counted)
     ), kept AS (
       INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id, device_hash, counted)
       SELECT event_date_time, brochure_id, event_code, account_id, device_hash, counted FROM event
     )
     UPDATE brochures SET detail_views_count = detail_views_count + viewed.count
     FROM (
       SELECT brochure_id, count(*)::int AS count FROM event
       WHERE counted AND event_code = 'DETAIL_PAGE_VIEW' GROUP BY brochure_id
     ) AS viewed
     WHERE brochures.id = viewed.brochure_id`,
    [
      events.map(({ eventDateTime }) => eventDateTime),
      events.map(({ brochureId }) => brochureId),
      events.map(({ eventCode }) => eventCode),
      events.map(({ viewer }) => viewer?.accountId ?? null),
      events.map(({ deviceHash }) => deviceHash),
      events.map(({ counted }) => counted),
    ],
  );
}

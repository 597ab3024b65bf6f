import type { DataSource, EntityManager } from 'typeorm';
import { CountedViews } from '../counts/CountedViews';
import type { NewStatisticEvent } from './NewStatisticEvent';
import { readCountedViews } from '../counts/readCountedViews';
import type { RecordedEvent } from './RecordedEvent';
import { StatisticEventCode } from '../StatisticEventCode';

interface KeptEvent extends NewStatisticEvent {
  counted: boolean;
}

/** Stores all events and the counters of their ads in one statement. */
export async function insertStatisticEvents(manager: EntityManager, events: readonly KeptEvent[]): Promise<void> {
  await manager.query(
    `WITH event AS (
       SELECT * FROM unnest($1::timestamptz[], $2::int[], $3::text[], $4::int[], $5::text[], $6::boolean[])
         AS event (event_date_time, brochure_id, event_code, account_id, device_hash, counted)
     ), kept AS (
       INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id, device_hash, counted)
       SELECT event_date_time, brochure_id, event_code, account_id, device_hash, counted FROM event
     )
     UPDATE brochure_views SET views = views + viewed.count
     FROM (
       SELECT brochure_id, count(*)::int AS count FROM event
       WHERE counted AND event_code = 'DETAIL_PAGE_VIEW' GROUP BY brochure_id
     ) AS viewed
     WHERE brochure_views.brochure_id = viewed.brochure_id`,
    [
      events.map(({ eventDateTime }) => eventDateTime),
      events.map(({ brochureId }) => brochureId),
      events.map(({ eventCode }) => eventCode),
      events.map(({ accountId }) => accountId),
      events.map(({ deviceHash }) => deviceHash),
      events.map(({ counted }) => counted),
    ],
  );
}

/**
 * Stores a batch of events and raises the counters of their ads in one transaction, with the same number of statements
 * for any batch size. It locks the ads before it looks for earlier views, so that of two concurrent batches with one
 * device the second sees what the first has counted.
 */
export function writeStatisticEvents(
  database: DataSource,
  events: readonly NewStatisticEvent[],
): Promise<RecordedEvent[]> {
  return database.transaction((manager) => keepStatisticEvents(manager, events));
}

/** Does the same inside a transaction of the caller. */
export async function keepStatisticEvents(
  manager: EntityManager,
  events: readonly NewStatisticEvent[],
): Promise<RecordedEvent[]> {
  const vendorIds = await lockVisibleBrochures(
    manager,
    events.map(({ brochureId }) => brochureId),
  );
  const ofVisible = events.filter(({ brochureId }) => vendorIds.has(brochureId));
  const views = new CountedViews(await readCountedViews(manager, ofVisible.filter(isView)));

  const kept = new Map<NewStatisticEvent, KeptEvent>();
  for (const event of ofVisible) {
    const isOwn = event.vendorId !== null && event.vendorId === vendorIds.get(event.brochureId);
    const counted = event.mayCount && !isOwn && (!isView(event) || views.add(event));
    kept.set(event, { ...event, counted });
  }
  if (kept.size > 0) await insertStatisticEvents(manager, [...kept.values()]);
  return events.map((event) => ({
    brochureId: kept.has(event) ? event.brochureId : null,
    counted: kept.get(event)?.counted ?? false,
  }));
}

function isView({ eventCode }: NewStatisticEvent): boolean {
  return eventCode === StatisticEventCode.DETAIL_PAGE_VIEW;
}

/**
 * Returns the vendor of each ad that a visitor can see. Their rows stay locked until the transaction ends, always in
 * the same order, so that two batches never deadlock.
 */
async function lockVisibleBrochures(
  manager: EntityManager,
  ids: Iterable<number>,
): Promise<Map<number, number | null>> {
  const rows = await manager.query<{ id: number; vendor_id: number | null }[]>(
    `SELECT id, vendor_id FROM brochures
     WHERE id = ANY($1::int[]) AND record_status AND status = 'PUBLISHED' ORDER BY id FOR NO KEY UPDATE`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, vendor_id }) => [id, vendor_id]));
}

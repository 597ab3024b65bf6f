import type { EntityManager } from 'typeorm';
import { repeatMinutes, type View } from './CountedViews';

interface Row {
  brochure_id: number;
  device_hash: string;
  event_date_time: Date;
}

/** Reads the counted views that these may repeat: of the same device and ad, at about the same time. */
export async function readCountedViews(manager: EntityManager, views: readonly View[]): Promise<View[]> {
  if (views.length === 0) return [];
  const rows = await manager.query<Row[]>(
    `SELECT brochure_id, device_hash, event_date_time
     FROM statistic_events
     JOIN unnest($1::int[], $2::text[]) AS asked (brochure_id, device_hash) USING (brochure_id, device_hash)
     WHERE event_code = 'DETAIL_PAGE_VIEW' AND counted
       AND event_date_time > $3::timestamptz - make_interval(mins => $5::int)
       AND event_date_time < $4::timestamptz + make_interval(mins => $5::int)`,
    [
      views.map(({ brochureId }) => brochureId),
      views.map(({ deviceHash }) => deviceHash),
      views.map(({ eventDateTime }) => eventDateTime).reduce(earlier),
      views.map(({ eventDateTime }) => eventDateTime).reduce(later),
      repeatMinutes,
    ],
  );
  return rows.map((row) => ({
    brochureId: row.brochure_id,
    deviceHash: row.device_hash,
    eventDateTime: row.event_date_time,
  }));
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

import type { EntityManager } from 'typeorm';
import type { Brochure } from '../../domains/brochures/Brochure';
import { Random } from './Random';

const longestDays = 90;

/**
 * Creates views and clicks of the last three months, with more of them recently. Raises each ad's counter by its number
 * of view events, so that the counter can be rebuilt from them.
 */
export async function seedViews(manager: EntityManager, brochures: readonly Brochure[], now: Date): Promise<void> {
  const viewed = brochures.filter(({ publishedAt }) => publishedAt !== null && publishedAt < now);
  const counts = viewed.map((brochure) => viewsOf(brochure, now));
  const ids = viewed.map(({ id }) => id);
  const since = viewed.map(({ publishedAt }) => publishedAt);
  for (const [code, share] of eventShares) {
    await manager.query(
      `INSERT INTO statistic_events (event_date_time, brochure_id, event_code)
       SELECT $1::timestamptz - random() ^ 1.4 * least($1::timestamptz - since, make_interval(days => $2)), id, $3
       FROM unnest($4::int[], $5::timestamptz[], $6::int[]) AS viewed (id, since, count),
         generate_series(1, ceil(count * $7::float)::int)`,
      [now, longestDays, code, ids, since, counts, share],
    );
  }
  await manager.query(
    `UPDATE brochure_views SET views = count FROM unnest($1::int[], $2::int[]) AS viewed (id, count)
     WHERE brochure_id = id`,
    [ids, counts],
  );
}

/** The number of these events for each view. */
const eventShares = [
  ['DETAIL_PAGE_VIEW', 1],
  ['WEBSITE_CLICK', 0.12],
  ['PHONE_CLICK', 0.05],
  ['DIRECTIONS_CLICK', 0.07],
  ['QR_SCAN', 0.04],
] as const;

function viewsOf({ title, type, publishedAt }: Brochure, now: Date): number {
  const days = Math.min(longestDays, (now.getTime() - (publishedAt ?? now).getTime()) / 86_400_000);
  const perDay = new Random(title ?? type).between(0.6, 4.2) * (type === 'BLD_AD' ? 0.4 : 1);
  return Math.ceil(days * perDay);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

export interface FilledDirectory {
  /** 50: of 1,000 ads, the first has 300 and the last 1 */
  categoryIds: number[];
  /** 20: of 1,000 ads, the first has 500 and the last 1 */
  mapAreaIds: number[];
}

/**
 * Fills the directory with published ads up to this number and collects the planner's statistics. One ad in 100 is at
 * the busy point, 30 in the middle of one of 30 suburbs, the rest anywhere in an area of 100 km. One in 50 is a coupon.
 * `change` changes them while they have no indexes and triggers, which is the cheapest time for it.
 */
export async function fillBrochures(
  database: DataSource,
  ads: number,
  change: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
): Promise<FilledDirectory> {
  const categoryIds = await idsOf(
    database,
    `INSERT INTO categories (code, name, sort_order) SELECT 'FILLED_' || n, 'Filled ' || n, n
     FROM generate_series(1, 50) n ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name RETURNING id`,
  );
  const mapAreaIds = await idsOf(
    database,
    `INSERT INTO map_areas (did, code, name, west, south, east, north, grid_columns, grid_rows)
     SELECT left(md5('filled' || n), 12), 'filled-' || n, 'Filled ' || n, 152, -28, 154, -26, 10, 10
     FROM generate_series(1, 20) n ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name RETURNING id`,
  );
  await database.transaction(async (manager) => {
    // vacuum knows only flushed transactions, and only pages that it knows answer index-only scans
    await manager.query('SET LOCAL synchronous_commit = on');
    await withoutIndexes(manager, async () => {
      // in parts, so that a busy machine needs no longer for one than a statement may take
      for (let from = await countAds(manager); from < ads; from += adsAtOnce) {
        await insertBrochures(manager, { from, to: Math.min(ads, from + adsAtOnce), categoryIds, mapAreaIds });
      }
      await manager.query('ALTER TABLE brochures DISABLE TRIGGER ALL');
      await change(manager);
      await manager.query('ALTER TABLE brochures ENABLE TRIGGER ALL');
    });
  });
  await vacuum(database);
  return { categoryIds, mapAreaIds };
}

/** Repeats vacuum until it has seen every page: another test's transaction may keep it from some. */
async function vacuum(database: DataSource): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await database.query('VACUUM (ANALYZE) brochures, brochure_views');
    const [row] = await database.query<{ isDone: boolean }[]>(
      `SELECT relallvisible >= relpages AS "isDone" FROM pg_class WHERE oid = 'brochures'::regclass`,
    );
    if (row?.isDone) return;
    await sleep(100);
  }
}

const adsAtOnce = 20_000;

export const busyPoint = { latitude: -27, longitude: 153 };

async function insertBrochures(
  manager: EntityManager,
  { from, to, categoryIds, mapAreaIds }: FilledDirectory & { from: number; to: number },
): Promise<void> {
  // lists read what these triggers write; the others take most of the time
  await manager.query('ALTER TABLE brochures DISABLE TRIGGER ALL');
  await manager.query('ALTER TABLE brochures ENABLE TRIGGER brochures_counts_insert');
  await manager.query('ALTER TABLE brochures ENABLE TRIGGER brochures_views_insert');
  await manager.query(
    `INSERT INTO brochures (did, title, type, status, category_id, category_ids, map_area_id, ad_index, valid_to,
       normal_price_cents, discounted_price_cents, normal_price_since, number_of_coupons, terms_of_offer,
       latitude, longitude, position_source, detail_views_count)
     SELECT left(md5('filled' || n), 12), 'Filled ' || n, CASE WHEN is_coupon THEN 'CP_AD' ELSE 'BLD_AD' END,
       'PUBLISHED', category_id, ARRAY[category_id],
       ($4::integer[])[CASE WHEN m < 500 THEN 1 WHEN m = 999 THEN 20 ELSE 2 + m % 18 END],
       CASE WHEN n % 11 = 0 THEN 1 + n % 9000 END,
       CASE WHEN is_coupon THEN current_date + 300 END, CASE WHEN is_coupon THEN 2000 END,
       CASE WHEN is_coupon THEN 1000 END, CASE WHEN is_coupon THEN current_date - 300 END,
       CASE WHEN is_coupon THEN 9 END, CASE WHEN is_coupon THEN 'One each.' END,
       CASE WHEN n % 100 = 0 THEN $5::float8 WHEN n % 10 < 3 THEN -27.5 + n % 30 / 30.0 ELSE -27.5 + random() END,
       CASE WHEN n % 100 = 0 THEN $6::float8 WHEN n % 10 < 3 THEN 152.5 + n % 30 / 30.0 ELSE 152.5 + random() END,
       'EXACT', floor(random() ^ 4 * 20000)
     FROM (
       SELECT n, n % 1000 * 919 % 1000 AS m, n * 7 % 50 = 3 AS is_coupon,
         ($3::integer[])[CASE WHEN n % 1000 * 7 % 1000 < 300 THEN 1 WHEN n % 1000 * 7 % 1000 = 999 THEN 50
           ELSE 2 + n % 1000 * 7 % 1000 % 48 END] AS category_id
       FROM generate_series($1::integer + 1, $2::integer) n) numbered`,
    [from, to, categoryIds, mapAreaIds, busyPoint.latitude, busyPoint.longitude],
  );
}

/** Indexes are faster to create than to extend. */
async function withoutIndexes(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  const indexes = await manager.query<{ name: string; definition: string }[]>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'brochures' AND indexdef NOT LIKE 'CREATE UNIQUE %'`,
  );
  for (const { name } of indexes) await manager.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes) await manager.query(definition);
}

async function idsOf(database: DataSource, sql: string): Promise<number[]> {
  return (await database.query<{ id: number }[]>(sql)).map(({ id }) => id);
}

async function countAds(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ ads: number }[]>('SELECT count(*)::integer AS ads FROM brochures');
  return row?.ads ?? 0;
}

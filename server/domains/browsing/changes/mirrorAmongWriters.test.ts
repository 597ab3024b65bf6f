import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from '../../../app/database/createDataSource';
import { asAdmin } from '../../../test/cluster/clusterDatabases';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { inOrder, listPublicAds, Mirror } from '../../../test/feed/Mirror';
import { useTestDatabase } from '../../../test/testDatabase';
import { noteDatedChanges } from './noteDatedChanges';

const db = useTestDatabase();
let now = new Date('2026-11-20T03:00:00Z');
const clock = { now: () => now };
const pools: DataSource[] = [];
const writers = 50;
const transactionsEach = 5;

beforeAll(async () => {
  for (let pool = 0; pool < 2; pool += 1) {
    pools.push(await createDataSource({ url: db.url, poolSize: writers / 2, connectionTimeoutMs: 0 }).initialize());
  }
});
afterAll(async () => {
  for (const pool of pools) await pool.destroy();
});

const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)]!;

interface World {
  ids: number[];
  vendors: number[];
  categories: number[];
  areas: number[];
}

/** The kinds of visible changes, and some that are none. */
const changes: ((manager: EntityManager, world: World, id: number) => Promise<unknown>)[] = [
  (manager, _world, id) =>
    manager.query(`UPDATE brochures SET title = $1, updated_at = now() WHERE id = $2`, [`Title ${randomInt(1e9)}`, id]),
  (manager, _world, id) => manager.query(`UPDATE brochures SET status = 'PENDING_REVIEW' WHERE id = $1`, [id]),
  (manager, _world, id) =>
    manager.query(
      `UPDATE brochures SET status = 'PUBLISHED', archive_reason = NULL, archived_at = NULL, published_at = now()
       WHERE id = $1 AND record_status`,
      [id],
    ),
  (manager, _world, id) =>
    manager.query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
      [id],
    ),
  (manager, _world, id) =>
    manager.query(`UPDATE brochures SET valid_from = $1 WHERE id = $2`, [
      oneOf([null, '2026-11-21', '2026-11-01']),
      id,
    ]),
  (manager, _world, id) =>
    manager.query(`UPDATE brochures SET valid_to = $1 WHERE id = $2`, [oneOf([null, '2026-11-21', '2026-12-21']), id]),
  (manager, _world, id) =>
    manager.query(`UPDATE brochures SET detail_views_count = detail_views_count WHERE id = $1`, [id]),
  (manager, { vendors }, id) =>
    manager.query(`UPDATE brochures SET vendor_id = $1 WHERE id = $2`, [oneOf(vendors), id]),
  (manager, { areas }, id) => manager.query(`UPDATE brochures SET map_area_id = $1 WHERE id = $2`, [oneOf(areas), id]),
  (manager, { categories }, id) =>
    manager.query(`UPDATE brochures SET category_id = $1 WHERE id = $2`, [oneOf(categories), id]),
  (manager, _world, id) =>
    manager.query(
      `INSERT INTO assets (did, type, url, brochure_id)
       VALUES (substr(md5(random()::text), 1, 12), 'BROCHURE_IMAGE', 'https://pictures.example/one.jpg', $1)`,
      [id],
    ),
  (manager, _world, id) => manager.query(`DELETE FROM assets WHERE brochure_id = $1`, [id]),
  (manager, { vendors }) =>
    manager.query(`UPDATE vendors SET company_name = $1 WHERE id = $2`, [`Company ${randomInt(1e9)}`, oneOf(vendors)]),
  (manager, { categories }) =>
    manager.query(`UPDATE categories SET name = $1 WHERE id = $2`, [`Category ${randomInt(1e9)}`, oneOf(categories)]),
];

/** Writes in transactions of different length, which commit out of order; some are rolled back, some are killed. */
async function write(pool: DataSource, world: World): Promise<void> {
  for (let count = 0; count < transactionsEach; count += 1) {
    try {
      await pool.transaction(async (manager) => {
        for (let steps = randomInt(1, 4); steps > 0; steps -= 1) {
          await oneOf(changes)(manager, world, oneOf(world.ids));
          await sleep(randomInt(12));
        }
        if (randomInt(8) === 0) throw new Error('Rolled back.');
      });
    } catch {
      // a deadlock, a kill or a roll-back: nothing of it happened
    }
  }
}

/** Ends connections of writers in the middle of their transactions. */
async function killSome(database: string, isOver: () => boolean): Promise<number> {
  let killed = 0;
  await asAdmin(async (admin) => {
    while (!isOver()) {
      await sleep(60);
      const { rowCount } = await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND state = 'idle in transaction' AND backend_xid IS NOT NULL
           AND pid <> pg_backend_pid() LIMIT 1`,
        [database],
      );
      killed += rowCount ?? 0;
    }
  });
  return killed;
}

it('equals the public list after 50 writers, whatever commits first and whoever dies', async () => {
  const { database } = db;
  const categories = [await makeCategory(database), await makeCategory(database)].map(({ id }) => id);
  const vendors = [await makeVendor(database), await makeVendor(database)];
  const areas = [await makeMapArea(database), await makeMapArea(database)];
  const ids: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    const values = {
      status: 'PUBLISHED',
      categoryId: oneOf(categories),
      vendor: oneOf(vendors),
      companyName: null,
    } as const;
    ids.push((await makeBrochure(database, { ...values, mapAreaId: oneOf(areas).id })).id);
  }
  const world = { ids, categories, vendors: vendors.map(({ id }) => id), areas: areas.map(({ id }) => id) };
  await noteDatedChanges({ database, clock });
  const mirrors = [new Mirror(db, clock, 7), new Mirror(db, clock, 100)];

  const progress = { isOver: false };
  const killing = killSome(new URL(db.url).pathname.slice(1), () => progress.isOver);
  const mirroring = mirrors.map(async (mirror) => {
    while (!progress.isOver) await mirror.readPage();
  });
  const noting = (async () => {
    while (!progress.isOver) {
      now = new Date(now.getTime() + 60 * 60 * 1000);
      // killed now and then, as its transaction is one of those
      await noteDatedChanges({ database, clock }).catch(() => undefined);
      await sleep(50);
    }
  })();
  await Promise.all(Array.from({ length: writers }, (_, at) => write(pools[at % 2]!, world)));
  progress.isOver = true;
  const killed = await killing;
  await Promise.all([...mirroring, noting]);
  await noteDatedChanges({ database, clock });

  const list = inOrder(await listPublicAds(database, clock));
  for (const mirror of mirrors) {
    await mirror.catchUp();
    expect(inOrder(mirror.ads)).toEqual(list);
    // each change once
    const places = mirror.changes.map(({ cursor }) => cursor);
    expect(new Set(places).size).toBe(places.length);
  }
  expect(killed).toBeGreaterThan(0);
});

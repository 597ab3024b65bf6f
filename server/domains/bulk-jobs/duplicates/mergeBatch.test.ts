import { In, IsNull } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { countStatements } from '../../../test/database/countStatements';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { listBulkJobRows } from '../listBulkJobRows';
import { startBulkJob } from '../startBulkJob';
import { undoBulkJob } from '../undoing/undoBulkJob';
import { resolveDuplicates } from './resolveDuplicates';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

/** Two ads of one thing: the second has a picture, a view and a phone number that the first lacks. */
async function makePair(title: string): Promise<{ keep: Brochure; other: Brochure }> {
  const values = { title, status: 'PUBLISHED', publishedAt: now, state: 'QLD', postcode: '4567' } as const;
  const keep = await makeBrochure(test.database, { ...values, phoneNo: null, detailViewsCount: 9 });
  const other = await makeBrochure(test.database, { ...values, phoneNo: '(07) 7010 1234', detailViewsCount: 1 });
  await makeAsset(test.database, { brochureId: other.id });
  await test.database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code) VALUES ($2, $1, 'DETAIL_PAGE_VIEW')`,
    [other.id, now],
  );
  return { keep, other };
}

const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });

async function tried(): Promise<BulkJob> {
  const { id } = await resolveDuplicates(administrator, { decision: 'MERGE', filter: {} });
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

it('takes as many statements for nine pairs as for three: tried, done and undone', async () => {
  const statements: Record<string, number[]> = { tried: [], done: [], undone: [] };
  for (const count of [3, 9]) {
    await test.database.query('TRUNCATE brochures, bulk_jobs CASCADE');
    const pairs = [];
    for (let made = 0; made < count; made += 1) pairs.push(await makePair(`Bird ${'abcdefghi'.charAt(made)}`));
    const { id } = await resolveDuplicates(administrator, { decision: 'MERGE', filter: {} });
    statements.tried?.push((await countStatements(() => doBulkJob(administrator, { jobId: id }))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'CHECKED', total: count, changedCount: count });
    await startBulkJob(administrator, { id });
    statements.done?.push((await countStatements(() => doBulkJob(administrator, { jobId: id }))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: count });
    const kept = await test.database
      .getRepository(Brochure)
      .findBy({ id: In(pairs.map(({ keep }) => keep.id)), phoneNo: '(07) 7010 1234', detailViewsCount: 10 });
    expect(kept).toHaveLength(count);
    await undoBulkJob(administrator, { id });
    statements.undone?.push((await countStatements(() => doBulkJob(administrator, { jobId: id }))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: count, keptCount: 0 });
    const separate = { status: 'PUBLISHED', detailViewsCount: 9, phoneNo: IsNull() } as const;
    expect(await test.database.getRepository(Brochure).countBy(separate)).toBe(count);
  }
  expect(statements).toEqual({
    tried: Array(2).fill(statements.tried?.[0]),
    done: Array(2).fill(statements.done?.[0]),
    undone: Array(2).fill(statements.undone?.[0]),
  });
  expect(statements.tried?.[0]).toBeLessThan(25);
  expect(statements.done?.[0]).toBeLessThan(40);
  expect(statements.undone?.[0]).toBeLessThan(40);
});

it('merges the others of a batch of which the database refuses one', async () => {
  const [first, second, third] = [await makePair('Wren'), await makePair('Owl'), await makePair('Emu')];
  await test.database.query(
    `ALTER TABLE brochures ADD CONSTRAINT one_stays CHECK (id <> ${second.other.id} OR status <> 'ARCHIVED')`,
  );
  try {
    const { id } = await tried();
    await startBulkJob(administrator, { id });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 1 });
    const rows = (await listBulkJobRows(administrator, { jobId: id, first: 10 })).edges.map(({ item }) => item);
    expect(rows.find(({ brochureId }) => brochureId === second.other.id)).toMatchObject({
      ...{ outcome: 'REFUSED', title: 'Owl', otherTitle: 'Owl' },
      message: 'The database refuses this change (rule one_stays).',
    });
    const lines = await test.database.query<{ id: number }[]>(
      `SELECT entity_id AS id FROM audit_log_entries WHERE action = 'mergeBrochures' AND after ? 'mergedFrom'`,
    );
    expect(new Set(lines.map((line) => line.id))).toEqual(new Set([first.keep.id, third.keep.id]));
    const keep = await test.database.getRepository(Brochure).findOneByOrFail({ id: second.keep.id });
    expect(keep).toMatchObject({ version: 1, phoneNo: null, detailViewsCount: 9 });
  } finally {
    await test.database.query('ALTER TABLE brochures DROP CONSTRAINT one_stays');
  }
});

it('separates the others of a batch of which the database refuses one', async () => {
  const [first, second, third] = [await makePair('Wren'), await makePair('Owl'), await makePair('Emu')];
  const { id } = await tried();
  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  await test.database.query(
    `ALTER TABLE brochures ADD CONSTRAINT one_stays CHECK (id <> ${second.other.id} OR status = 'ARCHIVED')`,
  );
  try {
    await undoBulkJob(administrator, { id });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 1 });
    const rows = (await listBulkJobRows(administrator, { jobId: id, first: 10 })).edges.map(({ item }) => item);
    expect(rows.find(({ brochureId }) => brochureId === second.other.id)).toMatchObject({
      ...{ outcome: 'KEPT', message: 'The database refuses this change (rule one_stays).' },
    });
    const statusOf = async (ad: Brochure) =>
      (await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id })).status;
    expect(await Promise.all([first, second, third].map(({ other }) => statusOf(other)))).toEqual([
      ...['PUBLISHED', 'ARCHIVED', 'PUBLISHED'],
    ]);
  } finally {
    await test.database.query('ALTER TABLE brochures DROP CONSTRAINT one_stays');
  }
});

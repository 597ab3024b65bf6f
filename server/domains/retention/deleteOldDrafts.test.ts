import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { deleteOldDrafts } from './deleteOldDrafts';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const [old, young] = ['2025-11-20T09:59:59Z', '2025-11-20T10:00:00Z'];
const run = () => deleteOldDrafts({ database: test.database, clock: { now: () => now } });

const makeDraft = async (values: Partial<Brochure> = {}, touched = old): Promise<number> => {
  const { id } = await makeBrochure(test.database, { status: 'PENDING_REVIEW', title: 'Some day', ...values });
  await test.database.query('UPDATE brochures SET updated_at = $2 WHERE id = $1', [id, touched]);
  return id;
};
const isThere = (id: number) => test.database.getRepository(Brochure).existsBy({ id, recordStatus: true });

afterEach(() => test.database.query(`UPDATE brochures SET updated_at = now()`));

it('deletes drafts that nobody has touched for a year, once, and logs it', async () => {
  const id = await makeDraft();
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await isThere(id)).toBe(false);
  expect(await test.database.getRepository(Brochure).findOneByOrFail({ id })).toMatchObject({ deletedAt: now });
  expect(await test.database.getRepository(AuditLogEntry).findBy({ entityId: id })).toMatchObject([
    { action: 'deleteOldDrafts', actorRole: 'SYSTEM', before: { title: 'Some day' }, after: { recordStatus: false } },
  ]);
});

it.each<[string, Partial<Brochure>, string]>([
  ['touched since', {}, young],
  ['online', { status: 'PUBLISHED' }, old],
  ['that was online before', { publishedAt: new Date('2024-01-01T00:00:00Z') }, old],
  ['that is archived', { status: 'ARCHIVED' }, old],
  ['of a source outside', { type: 'ATDW_AD' }, old],
])('keeps an ad %s', async (_what, values, touched) => {
  const id = await makeDraft(values, touched);
  expect(await run()).toBe(0);
  expect(await isThere(id)).toBe(true);
});

it('keeps an ad with a later review', async () => {
  const id = await makeDraft();
  await test.database.query(`INSERT INTO brochure_reviews (brochure_id, decision, reviewed_at) VALUES ($1, NULL, $2)`, [
    id,
    young,
  ]);
  expect(await run()).toBe(0);
  expect(await isThere(id)).toBe(true);
});

it('works through more than one batch', async () => {
  const { did: _did, id: _id, ...values } = await makeBrochure(test.database, { status: 'PENDING_REVIEW' });
  const drafts = Array.from({ length: 700 }, (_, number) => ({
    ...values,
    did: `draft${String(number).padStart(7, '0')}`,
  }));
  await test.database.getRepository(Brochure).insert(drafts);
  await test.database.query(`UPDATE brochures SET updated_at = $1 WHERE did LIKE 'draft%'`, [old]);
  expect(await run()).toBe(700);
});

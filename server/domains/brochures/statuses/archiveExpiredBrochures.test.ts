import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { useTestDatabase } from '../../../test/testDatabase';
import { archiveExpiredBrochures } from './archiveExpiredBrochures';
import { Brochure } from '../Brochure';

const test = useTestDatabase();

// 21 December, 00:30 in Brisbane and 20 December, 22:30 in Perth
const now = new Date('2026-12-20T14:30:00Z');
const archive = (at = now): Promise<number> =>
  archiveExpiredBrochures({ database: test.database, clock: { now: () => at } });

beforeEach(() => test.database.query('TRUNCATE brochures, audit_log_entries CASCADE'));

describe('archiveExpiredBrochures', () => {
  it.each([
    ['its last day was 30 days ago', { validTo: '2026-11-20' }, 'ARCHIVED'],
    ['its last day was long ago', { validTo: '2020-01-01' }, 'ARCHIVED'],
    ['one day less', { validTo: '2026-11-21' }, 'PUBLISHED'],
    ['30 days are not over yet where it is', { validTo: '2026-11-20', timeZone: 'Australia/Perth' }, 'PUBLISHED'],
    ['it has no last day', { validTo: null }, 'PUBLISHED'],
    ['it is deleted', { validTo: '2020-01-01', recordStatus: false, deletedAt: now }, 'PUBLISHED'],
  ])('handles a published ad, when %s', async (_, values, status) => {
    const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', ...values });
    await archive();
    await expect(test.database.getRepository(Brochure).findOneByOrFail({ id })).resolves.toMatchObject({ status });
  });

  it('records reason and time in the ad and in the audit log', async () => {
    const { id, version } = await makeBrochure(test.database, { status: 'PUBLISHED', validTo: '2026-11-01' });
    await archive();
    const brochure = await test.database.getRepository(Brochure).findOneByOrFail({ id });
    expect(brochure).toMatchObject({ archiveReason: 'EXPIRED', archivedAt: now, updatedAt: now, version: version + 1 });
    expect(await test.database.getRepository(AuditLogEntry).findBy({ entityType: 'Brochure' })).toEqual([
      expect.objectContaining({
        actorRole: 'SYSTEM',
        actorAccountId: null,
        entityId: id,
        before: { status: 'PUBLISHED', archiveReason: null },
        after: { status: 'ARCHIVED', archiveReason: 'EXPIRED' },
      }),
    ]);
  });

  it('skips an ad that waits for review while somebody works on it', async () => {
    const { id } = await makeBrochure(test.database, { validTo: '2020-01-01' });
    const { updatedAt } = await test.database.getRepository(Brochure).findOneByOrFail({ id });
    const day = 24 * 60 * 60 * 1000;
    expect(await archive(new Date(updatedAt.getTime() + 29 * day))).toBe(0);
    expect(await archive(new Date(updatedAt.getTime() + 31 * day))).toBe(1);
  });

  it('processes more than one batch, once', async () => {
    const { id } = await makeCategory(test.database);
    await test.database.query(
      `INSERT INTO brochures (did, type, status, title, category_id, valid_to)
       SELECT lpad(n::text, 12, '0'), 'LP_AD', 'PUBLISHED', 'Offer ' || n, $1, '2026-01-01'
       FROM generate_series(1, 1203) AS n`,
      [id],
    );
    expect(await archive()).toBe(1203);
    expect(await archive()).toBe(0);
    const lines = test.database.getRepository(AuditLogEntry);
    await expect(lines.countBy({ entityType: 'Brochure' })).resolves.toBe(1203);
    const batches = await lines.find({ where: { entityType: 'ExpiredBrochures' }, order: { id: 'ASC' } });
    expect(batches.map(({ after }) => after)).toEqual([{ ads: 500 }, { ads: 500 }, { ads: 203 }]);
  });
});

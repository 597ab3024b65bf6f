import type { DataSource } from 'typeorm';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { toGlobalId } from '../../../shared/globalId';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { forEachBrochure } from '../../brochures/bulk/forEachBrochure';
import { setBrochuresMapArea } from '../../brochures/bulk/setBrochuresMapArea';
import { archiveBrochure } from '../../brochures/statuses/archiveBrochure';
import { unarchiveBrochure } from '../../brochures/statuses/unarchiveBrochure';
import { setBrochureIndex } from '../../brochures/writing/setBrochureIndex';
import { ArchiveRequest } from '../archive-requests/ArchiveRequest';
import { undoBrochureChange } from './undoBrochureChange';
import { undoBrochureChanges } from './undoBrochureChanges';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const earlier = new Date('2026-10-01T10:00:00Z');

let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});

/** The stored columns, without those that every write changes. */
async function stored(id: number): Promise<Partial<Brochure>> {
  const ad: Partial<Brochure> = await test.database.getRepository(Brochure).findOneByOrFail({ id });
  delete ad.version;
  delete ad.updatedAt;
  // an undo changes the state too: preview links stay withdrawn
  delete ad.stateVersion;
  return ad;
}

const published = () =>
  makeBrochure(test.database, { status: 'PUBLISHED', publishedAt: earlier, validTo: '2026-11-01' });

describe('undoing a change of an ad', () => {
  it('restores a published ad completely, even if it could no longer be published', async () => {
    const { id } = await published();
    const before = await stored(id);
    const { version } = await archiveBrochure(administrator, { id });
    const undone = await undoBrochureChange(administrator, { id, version });
    expect(undone).toMatchObject({ status: 'PUBLISHED', version: version + 1, updatedAt: now });
    expect(await stored(id)).toEqual(before);
    const [, line] = await test.database
      .getRepository(AuditLogEntry)
      .find({ where: { entityId: id }, order: { id: 1 } });
    expect(line).toMatchObject({
      action: 'undoBrochureChanges',
      actorAccountId: administrator.viewer?.accountId,
      before: { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now.toISOString() },
      after: { status: 'PUBLISHED', archiveReason: null, archivedAt: null },
    });
  });

  it('archives again with the previous reason and day', async () => {
    const { id } = await makeBrochure(test.database, {
      ...{ status: 'ARCHIVED', archiveReason: 'EXPIRED', archivedAt: earlier, publishedAt: earlier },
    });
    const before = await stored(id);
    const { version } = await unarchiveBrochure(administrator, { id });
    await undoBrochureChange(administrator, { id, version });
    expect(await stored(id)).toEqual(before);
  });

  it('moves an ad back to its area', async () => {
    const [from, to] = [await makeMapArea(test.database), await makeMapArea(test.database)];
    const { id } = await makeBrochure(test.database, { mapAreaId: from.id });
    const before = await stored(id);
    const [result] = await setBrochuresMapArea(administrator, { ids: [toGlobalId('Brochure', id)], mapArea: to.code });
    await undoBrochureChange(administrator, { id, version: result?.brochure?.version ?? 0 });
    expect(await stored(id)).toEqual(before);
  });

  it('changes nothing when repeated', async () => {
    const { id } = await published();
    const { version } = await archiveBrochure(administrator, { id });
    const undone = await undoBrochureChange(administrator, { id, version });
    await expect(undoBrochureChange(administrator, { id, version })).resolves.toEqual(undone);
  });

  it('refuses an ad that somebody has changed since', async () => {
    const { id } = await published();
    const { version } = await archiveBrochure(administrator, { id });
    await setBrochureIndex(administrator, { id, adIndex: 4 });
    await expect(undoBrochureChange(administrator, { id, version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `Somebody changed this ad meanwhile (you saw version ${version}, it is now ${version + 1}). It stays as it is.`,
    });
    expect(await stored(id)).toMatchObject({ status: 'ARCHIVED', adIndex: 4 });
  });

  it('refuses changes that cannot be undone, and a missing ad', async () => {
    const { id } = await published();
    const { version } = await setBrochureIndex(administrator, { id, adIndex: 4 });
    await expect(undoBrochureChange(administrator, { id, version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The last change of this ad cannot be undone.',
    });
    const nowhere = undoBrochureChange(administrator, { id: 2_000_000_000, version: 1 });
    await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('allows only callers who may do the change', async () => {
    const { id } = await makeBrochure(test.database, {
      ...{ status: 'PUBLISHED', vendorId: vendor.viewer?.vendorId ?? null },
    });
    const { version } = await archiveBrochure(administrator, { id });
    await expect(undoBrochureChange(vendor, { id, version })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const anonymous = { ...vendor, viewer: null };
    await expect(undoBrochureChanges(anonymous, [])).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('reopens an archive request that archiving had settled', async () => {
    const { id } = await published();
    const requests = test.database.getRepository(ArchiveRequest);
    await requests.insert({ brochureId: id, state: 'WAITING', requestedAt: earlier });
    const { version } = await archiveBrochure(administrator, { id });
    expect(await requests.findOneBy({ brochureId: id })).toMatchObject({ state: 'ARCHIVED' });
    await undoBrochureChange(administrator, { id, version });
    expect(await requests.findOneBy({ brochureId: id })).toMatchObject({ state: 'WAITING', decidedAt: null });
  });
});

describe('undoing the changes of many ads', () => {
  it('stops between ads, never inside one', async () => {
    const ads = [await published(), await published(), await published()];
    const ids = ads.map(({ id }) => toGlobalId('Brochure', id));
    const archived = await forEachBrochure(administrator, ids, archiveBrochure);
    const changes = archived.map(({ givenId, brochure }) => ({ id: givenId, version: brochure?.version ?? 0 }));
    await breakAudit(test.database, ads[1]?.id ?? 0);
    const results = await undoBrochureChanges(administrator, changes);
    expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'UNAVAILABLE', null]);
    const states = await Promise.all(ads.map(async ({ id }) => (await stored(id)).status));
    expect(states).toEqual(['PUBLISHED', 'ARCHIVED', 'PUBLISHED']);
    await test.database.query('DROP TRIGGER breaks ON audit_log_entries');
    await undoBrochureChanges(administrator, changes);
    expect(await stored(ads[1]?.id ?? 0)).toMatchObject({ status: 'PUBLISHED', publishedAt: earlier });
  });
});

/** Simulates a failure after an ad is written and before its line of the audit log. */
async function breakAudit(database: DataSource, brochureId: number): Promise<void> {
  await database.query(`
    CREATE OR REPLACE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
  await database.query(`
    CREATE TRIGGER breaks BEFORE INSERT ON audit_log_entries
      FOR EACH ROW WHEN (NEW.entity_id = ${brochureId}) EXECUTE FUNCTION break_here()`);
}

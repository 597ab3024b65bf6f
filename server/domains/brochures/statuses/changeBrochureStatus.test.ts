import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { useTestDatabase } from '../../../test/testDatabase';
import { archiveBrochure } from './archiveBrochure';
import { Brochure } from '../Brochure';
import { publishBrochure } from './publishBrochure';
import { unarchiveBrochure } from './unarchiveBrochure';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');

let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});

const complete = async (values: Parameters<typeof makeBrochure>[1] = {}): Promise<Brochure> => {
  const brochure = await makeBrochure(test.database, values);
  await makeAsset(test.database, { brochureId: brochure.id });
  return brochure;
};
const auditOf = (brochure: Brochure): Promise<AuditLogEntry[]> =>
  test.database.getRepository(AuditLogEntry).findBy({ entityType: 'Brochure', entityId: brochure.id });

describe('publishBrochure', () => {
  it('publishes an ad that waits for review and meets all needs', async () => {
    const brochure = await complete();
    const published = await publishBrochure(administrator, { id: brochure.id });
    expect(published).toMatchObject({ status: 'PUBLISHED', publishedAt: now, version: brochure.version + 1 });
    expect(await auditOf(brochure)).toEqual([
      expect.objectContaining({
        action: 'publishBrochure',
        happenedAt: now,
        actorAccountId: administrator.viewer?.accountId,
        actorRole: 'ADMINISTRATOR',
        before: { status: 'PENDING_REVIEW', archiveReason: null },
        after: { status: 'PUBLISHED', archiveReason: null },
        requestId: 'test-request',
      }),
    ]);
  });

  it('names the missing parts and changes nothing', async () => {
    const brochure = await makeBrochure(test.database, { description: null });
    await expect(publishBrochure(administrator, { id: brochure.id })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'This ad cannot be published yet. Describe the offer. Add at least one image.',
      errors: [{ field: 'description' }, { field: 'assets' }],
    });
    expect(await auditOf(brochure)).toEqual([]);
  });

  it("requires a new last day when the old one has passed in the ad's own zone", async () => {
    // 20:00 on the 20th in Brisbane, 10:00 in London
    const ended = await complete({ validTo: '2026-11-19' });
    await expect(publishBrochure(administrator, { id: ended.id })).rejects.toMatchObject({
      errors: [{ field: 'validTo', code: 'PAST' }],
    });
    const lastDay = await complete({ validTo: '2026-11-20' });
    await expect(publishBrochure(administrator, { id: lastDay.id })).resolves.toMatchObject({ status: 'PUBLISHED' });
  });
});

describe('statuses of an ad', () => {
  it('allow a whole cycle of transitions', async () => {
    const { id } = await complete();
    await publishBrochure(administrator, { id });
    const archived = await archiveBrochure(administrator, { id });
    expect(archived).toMatchObject({ status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now });
    const back = await unarchiveBrochure(administrator, { id });
    expect(back).toMatchObject({ status: 'PENDING_REVIEW', archiveReason: null, archivedAt: null });
    await expect(publishBrochure(administrator, { id })).resolves.toMatchObject({ status: 'PUBLISHED' });
  });

  it.each([
    ['PUBLISHED' as const, publishBrochure],
    ['ARCHIVED' as const, archiveBrochure],
    ['PENDING_REVIEW' as const, unarchiveBrochure],
  ])('stay %s when requested again: a success that changes nothing', async (status, verb) => {
    const brochure = await complete({ status });
    const after = await verb(administrator, { id: brochure.id });
    expect(after).toEqual(brochure);
    expect(await auditOf(brochure)).toEqual([]);
  });

  it.each([
    ['ARCHIVED' as const, publishBrochure, 'This ad is archived (ARCHIVED). Only an ad that is pending review'],
    ['PUBLISHED' as const, unarchiveBrochure, 'This ad is published (PUBLISHED). Only an archived ad'],
  ])('refuse transitions outside the table, naming %s', async (status, verb, message) => {
    const { id } = await complete({ status });
    await expect(verb(administrator, { id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(message) as string,
    });
  });

  it('change once when two administrators publish at the same time', async () => {
    const brochure = await complete();
    await Promise.all([1, 2, 3].map(() => publishBrochure(administrator, { id: brochure.id })));
    expect(await auditOf(brochure)).toHaveLength(1);
  });
});

describe.each([
  ['publishBrochure', publishBrochure],
  ['archiveBrochure', archiveBrochure],
  ['unarchiveBrochure', unarchiveBrochure],
])('%s', (_, verb) => {
  it("is for administrators only, not even for the ad's vendor", async () => {
    const { id } = await complete({ vendorId: vendor.viewer?.vendorId ?? null });
    await expect(verb(vendor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(verb({ ...vendor, viewer: null }, { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('does not find a missing or deleted ad', async () => {
    await expect(verb(administrator, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id } = await complete({ recordStatus: false, deletedAt: now });
    await expect(verb(administrator, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

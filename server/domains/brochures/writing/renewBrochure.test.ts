import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { archiveExpiredBrochures } from '../statuses/archiveExpiredBrochures';
import { Brochure } from '../Brochure';
import { BrochureRevision } from '../revisions/BrochureRevision';
import { renewBrochure } from './renewBrochure';
import { reviewBrochure } from '../../reviews/reviewBrochure';
import { updateBrochure } from './updateBrochure';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;
let other: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor, other } = await makeCallers(test.database, now));
});

const own = async (values: Partial<Brochure> = {}): Promise<Brochure> => {
  const brochure = await makeBrochure(test.database, {
    ...{ vendorId: vendor.viewer?.vendorId ?? null, validFrom: '2026-06-01', validTo: '2026-10-01' },
    ...values,
  });
  await makeAsset(test.database, { brochureId: brochure.id });
  return brochure;
};
const expired = { status: 'ARCHIVED', archiveReason: 'EXPIRED', archivedAt: now } as const;
const renew = (context: RequestContext, { id, version }: Brochure, validTo: string, validFrom?: string | null) =>
  renewBrochure(context, { id, version, validTo, validFrom });
const stored = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const revisionOf = (brochureId: number) => test.database.getRepository(BrochureRevision).findOneBy({ brochureId });

describe('a vendor', () => {
  it('renews an expired ad, which then waits for review with the new dates', async () => {
    const ended = await own(expired);
    await expect(renew(vendor, ended, '2027-03-31')).resolves.toMatchObject({
      brochure: { status: 'PENDING_REVIEW', archiveReason: null, archivedAt: null, validTo: '2027-03-31' },
      pendingRevision: false,
    });
    expect(await stored(ended.id)).toMatchObject({ validFrom: '2026-06-01', validTo: '2027-03-31' });
    const lines = await test.database.getRepository(AuditLogEntry).find({
      where: { entityType: 'Brochure', entityId: ended.id },
      order: { id: 'ASC' },
    });
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['renewBrochure', { validTo: '2027-03-31' }],
      ['renewBrochure', { status: 'PENDING_REVIEW', archiveReason: null }],
    ]);
    expect(await archiveExpiredBrochures({ database: test.database, clock: { now: () => now } })).toBe(0);
    const published = await reviewBrochure(administrator, { id: ended.id, decision: 'APPROVE', comment: null });
    expect(published).toMatchObject({ status: 'PUBLISHED', validTo: '2027-03-31' });
  });

  it('renews a live ad by a revision while the public sees the old dates', async () => {
    const live = await own({ status: 'PUBLISHED', validTo: '2026-11-30' });
    const { brochure, pendingRevision } = await renew(vendor, live, '2027-03-31', '2026-12-01');
    expect([brochure.validTo, pendingRevision]).toEqual(['2026-11-30', true]);
    expect(await stored(live.id)).toMatchObject({ status: 'PUBLISHED', validTo: '2026-11-30', version: live.version });
    const revision = await revisionOf(live.id);
    expect(revision).toMatchObject({
      state: 'WAITING',
      changes: { validFrom: '2026-12-01', validTo: '2027-03-31' },
    });
    expect(
      await test.database
        .getRepository(AuditLogEntry)
        .findBy({ entityType: 'BrochureRevision', entityId: revision?.id ?? 0 }),
    ).toMatchObject([{ action: 'renewBrochure', after: { validTo: '2027-03-31' } }]);
    await reviewBrochure(administrator, { id: live.id, decision: 'APPROVE', comment: null });
    expect(await stored(live.id)).toMatchObject({ status: 'PUBLISHED', validTo: '2027-03-31' });
  });

  it('keeps the new dates when a revision from before the end is approved', async () => {
    const live = await own({ status: 'PUBLISHED', validTo: '2026-11-30' });
    const input = { highlights: 'Better', validTo: '2026-12-10' };
    await updateBrochure(vendor, { id: live.id, version: live.version, input });
    await test.database.getRepository(Brochure).update({ id: live.id }, { ...expired, validTo: '2026-10-01' });
    await expect(renew(vendor, await stored(live.id), '2027-03-31')).resolves.toMatchObject({
      brochure: { status: 'PENDING_REVIEW', validTo: '2027-03-31' },
      pendingRevision: true,
    });
    expect(await revisionOf(live.id)).toMatchObject({ state: 'WAITING', changes: { highlights: 'Better' } });
    await reviewBrochure(administrator, { id: live.id, decision: 'APPROVE', comment: null });
    expect(await stored(live.id)).toMatchObject({
      ...{ status: 'PUBLISHED', highlights: 'Better', validTo: '2027-03-31' },
    });
  });

  it('renews its own ads only', async () => {
    const ended = await own(expired);
    await expect(renew(other, ended, '2027-03-31')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const anonymous = makeContext({ database: test.database });
    await expect(renew(anonymous, ended, '2027-03-31')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const ownerless = await own({ ...expired, vendorId: null });
    await expect(renew(vendor, ownerless, '2027-03-31')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await stored(ended.id)).toEqual(ended);
  });

  it.each<[string, Partial<Brochure>, string, object]>([
    ['a day that has passed', expired, '2026-11-19', { errors: [{ field: 'validTo', code: 'PAST' }] }],
    [
      'a day that is not later',
      { status: 'PUBLISHED', validTo: '2026-12-24' },
      '2026-12-24',
      { errors: [{ field: 'validTo', code: 'NOT_LATER' }] },
    ],
    ['what was taken down', { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now }, '2027-03-31', {}],
    ['what was not accepted', { status: 'ARCHIVED', archiveReason: 'REJECTED', archivedAt: now }, '2027-03-31', {}],
    ['an ad without an end', { status: 'PUBLISHED', validTo: null }, '2027-03-31', {}],
    ['a deleted ad', { ...expired, recordStatus: false, deletedAt: now }, '2027-03-31', { code: 'NOT_FOUND' }],
  ])('cannot renew %s', async (_, values, validTo, expected) => {
    const brochure = await own(values);
    const code = 'errors' in expected ? 'VALIDATION_FAILED' : 'CONFLICT';
    await expect(renew(vendor, brochure, validTo)).rejects.toMatchObject({ code, ...expected });
    expect(await stored(brochure.id)).toEqual(brochure);
    expect(await revisionOf(brochure.id)).toBeNull();
  });

  it('cannot set an end before the beginning', async () => {
    const ended = await own(expired);
    await expect(renew(vendor, ended, '2027-04-30', '2027-05-01')).rejects.toMatchObject({
      errors: [{ field: 'validTo', code: 'BEFORE_START' }],
    });
    expect(await stored(ended.id)).toEqual(ended);
  });

  it('is refused after a change by somebody else, and renews once', async () => {
    const ended = await own(expired);
    const outcomes = await Promise.allSettled([renew(vendor, ended, '2027-03-31'), renew(vendor, ended, '2027-04-30')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
  });
});

it('renews at once for an administrator, next to an open revision', async () => {
  const live = await own({ status: 'PUBLISHED', validTo: '2026-11-30' });
  await updateBrochure(vendor, { id: live.id, version: live.version, input: { highlights: 'Better' } });
  await expect(renew(administrator, live, '2027-03-31')).resolves.toMatchObject({
    brochure: { status: 'PUBLISHED', validTo: '2027-03-31' },
    pendingRevision: true,
  });
  expect(await revisionOf(live.id)).toMatchObject({ submittedByAccountId: vendor.viewer?.accountId });
});

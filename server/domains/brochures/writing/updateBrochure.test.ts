import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { makeContext } from '../../../test/makeContext';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../assets/Asset';
import { ProposedAsset } from '../assets/proposals/ProposedAsset';
import { Brochure } from '../Brochure';
import { BrochureCategory } from '../BrochureCategory';
import { BrochureRevision } from '../revisions/BrochureRevision';
import { findPendingRevision } from '../../reviews/revisions/findPendingRevision';
import { updateBrochure } from './updateBrochure';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;
let other: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor, other } = await makeCallers(test.database, now));
});

type Input = Parameters<typeof updateBrochure>[1]['input'];
const own = async (values: Partial<Brochure> = {}): Promise<Brochure> => {
  const brochure = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, ...values });
  await makeAsset(test.database, { brochureId: brochure.id });
  return brochure;
};
const update = (context: RequestContext, { id, version }: Brochure, input: Input) =>
  updateBrochure(context, { id, version, input });
const reload = (context: RequestContext): RequestContext => makeContext({ ...context });

it('keeps a new file in the revision that waits, together with the other changes', async () => {
  const context = makeContext({ ...vendor, files: new LocalFileStore(makeTestFolder('update-brochure')) });
  const ad = await own({ status: 'PUBLISHED' });
  await update(vendor, ad, { title: 'A title that waits' });
  await test.database.getRepository(Brochure).update({ id: ad.id }, { status: 'PENDING_REVIEW' });
  const { version } = await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id });
  const uploads = [{ contentBase64Encoded: Buffer.from('%PDF-1.7\nmenu\nstartxref\n9\n%%EOF\n').toString('base64') }];
  const { brochure } = await updateBrochure(context, { id: ad.id, version, input: { highlights: 'New' }, uploads });
  expect(brochure.version).toBe(version);
  expect(await test.database.getRepository(Asset).countBy({ brochureId: ad.id })).toBe(1);
  const [revision] = await test.database.getRepository(BrochureRevision).findBy({ brochureId: ad.id });
  expect(revision).toMatchObject({ changes: { title: 'A title that waits', highlights: 'New' } });
  const waiting = await test.database.getRepository(ProposedAsset).findBy({ revisionId: revision?.id ?? 0 });
  expect(waiting).toMatchObject([{ type: 'BROCHURE_PDF', replacesId: null }]);
});

describe('an administrator', () => {
  it('changes an ad at once in every status, and only the given fields', async () => {
    const published = await own({ status: 'PUBLISHED', highlights: 'Old' });
    const [further, area] = [await makeCategory(test.database), await makeMapArea(test.database)];
    const { brochure, pendingRevision } = await update(administrator, published, {
      title: 'A new title',
      brochureCategories: [further.code],
      mapArea: area.code,
      address: { city: 'Broken Hill', state: 'NSW', postcode: '2880' },
    });
    expect(pendingRevision).toBe(false);
    expect(brochure).toMatchObject({
      title: 'A new title',
      highlights: 'Old',
      mapAreaId: area.id,
      timeZone: 'Australia/Broken_Hill',
      version: published.version + 1,
    });
    expect(await test.database.getRepository(BrochureCategory).findBy({ brochureId: published.id })).toHaveLength(1);
    const [entry] = await test.database.getRepository(AuditLogEntry).findBy({ entityId: published.id });
    expect(entry).toMatchObject({
      action: 'updateBrochure',
      before: { title: published.title, city: null, brochureCategories: '', mapArea: null },
      after: { title: 'A new title', city: 'Broken Hill', brochureCategories: further.code, mapArea: area.did },
    });
  });

  it('changes nothing by sending the same values', async () => {
    const brochure = await own({ locationUrl: 'https://maps.example/@-26.4,153.1,15z' });
    const { brochure: same } = await update(administrator, brochure, { title: brochure.title, adIndex: null });
    expect(same).toEqual(brochure);
    expect(await test.database.getRepository(AuditLogEntry).countBy({ entityId: brochure.id })).toBe(0);
  });

  it('sends no pin to look the address up again, once the streets index has it', async () => {
    const area = await makeMapArea(test.database, { state: 'QLD' });
    const draft = await own({ mapAreaId: area.id, addressLine1: '3 Late Street' });
    const withoutPin = { latitude: null, longitude: null };
    const { brochure: unknown } = await update(administrator, draft, withoutPin);
    expect([unknown.positionSource, unknown.version]).toEqual([null, draft.version]);
    await test.database.query(
      `INSERT INTO street_index_entries (map_area_id, street_name, locality, coordinate_x, coordinate_y, latitude, longitude)
       VALUES ($1, 'Late Street', '', 'A', '1', -26.1, 153)`,
      [area.id],
    );
    await expect(update(administrator, draft, withoutPin)).resolves.toMatchObject({
      brochure: { positionSource: 'STREET', latitude: -26.1 },
    });
  });

  it('is refused after a change by somebody else', async () => {
    const brochure = await own();
    await update(administrator, brochure, { title: 'The first' });
    await expect(update(administrator, brochure, { title: 'The second' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Somebody changed this ad') as string,
    });
    const both = await own();
    const outcomes = await Promise.allSettled(
      ['One of two', 'Two of two'].map((title) => update(administrator, both, { title })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[string, Partial<Brochure>, Input, object]>([
    ['the title of a published ad', { status: 'PUBLISHED' }, { title: null }, { field: 'title', code: 'REQUIRED' }],
    [
      'coupons below what is taken',
      { type: 'CP_AD', numberOfCoupons: 10, numberOfCouponsPurchased: 4 },
      { numberOfCoupons: 3 },
      { field: 'numberOfCoupons', code: 'BELOW_SOLD' },
    ],
    [
      'what belongs to another type',
      {},
      { googleAdUrl: 'https://a.example' },
      { field: 'googleAdUrl', code: 'NOT_APPLICABLE' },
    ],
    ['what a source decides', { type: 'ATDW_AD' }, { title: 'Mine now' }, { field: 'title', code: 'NOT_APPLICABLE' }],
    [
      'the state alone, so that the postcode no longer fits',
      { postcode: '4567', state: 'QLD' },
      { address: { state: 'WA' } },
      { field: 'address.postcode', code: 'POSTCODE' },
    ],
  ])('cannot save %s', async (_what, values, input, error) => {
    const brochure = await own(values);
    await expect(update(administrator, brochure, input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [error],
    });
    expect(await test.database.getRepository(Brochure).findOneByOrFail({ id: brochure.id })).toEqual(brochure);
  });

  it('may position a tourism ad, and lower the coupons to the number taken', async () => {
    const area = await makeMapArea(test.database);
    const tourism = await own({ type: 'ATDW_AD' });
    const placed = await update(administrator, tourism, { mapArea: area.did, adIndex: 4, title: tourism.title });
    expect(placed.brochure).toMatchObject({ mapAreaId: area.id, adIndex: 4 });
    const coupon = await own({ type: 'CP_AD', couponsUnlimited: true, numberOfCouponsPurchased: 4 });
    const lowered = await update(administrator, coupon, { numberOfCoupons: 4 });
    expect(lowered.brochure).toMatchObject({ numberOfCoupons: 4, couponsUnlimited: false });
  });
});

describe('a vendor', () => {
  it('changes its own ad at once while it waits for review', async () => {
    const brochure = await own();
    const updated = await update(vendor, brochure, { title: 'A better title' });
    expect(updated).toMatchObject({ pendingRevision: false, brochure: { title: 'A better title' } });
  });

  it('changes a live ad by a revision, which collects further changes', async () => {
    const live = await own({ status: 'PUBLISHED', title: 'As it is' });
    const first = await update(vendor, live, { title: 'As it may be', phoneNo: '07 7010 9999' });
    expect(first).toEqual({ brochure: live, pendingRevision: true });
    await update(vendor, live, { title: 'As it will be', address: { city: 'Noosa' } });
    const expected = {
      state: 'WAITING',
      changes: [
        { field: 'phoneNo', before: '(07) 7010 1234', after: '(07) 7010 9999' },
        { field: 'title', before: 'As it is', after: 'As it will be' },
        { field: 'address.city', before: null, after: 'Noosa' },
      ],
    };
    for (const context of [vendor, administrator]) {
      const revision = await findPendingRevision(reload(context), live);
      expect(revision).toMatchObject({ state: 'WAITING' });
      const byField = (changes: { field: string }[]) => changes.toSorted((a, b) => a.field.localeCompare(b.field));
      expect(byField(revision?.changes ?? [])).toEqual(byField(expected.changes));
    }
    expect(await findPendingRevision(reload(other), live)).toBeNull();
    expect(await findPendingRevision(reload({ ...other, viewer: null }), live)).toBeNull();
  });

  it('records removed categories as none in the revision', async () => {
    const live = await own({ status: 'PUBLISHED' });
    const { id: categoryId, code } = await makeCategory(test.database);
    await test.database.getRepository(BrochureCategory).insert({ brochureId: live.id, categoryId });
    await update(vendor, live, { brochureCategories: [] });
    const revision = await findPendingRevision(reload(vendor), live);
    expect(revision?.changes).toMatchObject([{ field: 'brochureCategories', before: code, after: null }]);
  });

  it('withdraws a revision by reverting all changes', async () => {
    const live = await own({ status: 'PUBLISHED', title: 'As it is' });
    await update(vendor, live, { title: 'As it may be' });
    await expect(update(vendor, live, { title: 'As it is' })).resolves.toMatchObject({ pendingRevision: false });
    expect(await findPendingRevision(reload(vendor), live)).toBeNull();
  });

  it('cannot propose a change that could not be applied', async () => {
    const live = await own({ status: 'PUBLISHED' });
    await expect(update(vendor, live, { title: null })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await findPendingRevision(reload(vendor), live)).toBeNull();
  });

  it.each<[string, Input, string]>([
    ['the index', { adIndex: 1 }, 'adIndex'],
    ['the company', { vendorId: null }, 'vendorId'],
  ])('may not change %s, but may send it back unchanged', async (_what, input, field) => {
    const brochure = await own();
    await expect(update(vendor, brochure, input)).rejects.toMatchObject({ code: 'FORBIDDEN', errors: [{ field }] });
    const same = { adIndex: brochure.adIndex, vendorId: brochure.vendorId };
    await expect(update(vendor, brochure, same)).resolves.toMatchObject({ brochure });
  });

  it('may not change archived, foreign or missing ads', async () => {
    const archived = await own({ status: 'ARCHIVED' });
    await expect(update(vendor, archived, { title: 'New' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const brochure = await own();
    await expect(update(other, brochure, { title: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const ownerless = await own({ vendorId: null });
    await expect(update(vendor, ownerless, { title: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const anonymous = { ...vendor, viewer: null };
    await expect(update(anonymous, brochure, { title: 'Mine' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const missing = updateBrochure(vendor, { id: 2_000_000_000, version: 1, input: {} });
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

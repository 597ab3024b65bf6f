import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { deleteBrochure } from './deleteBrochure';
import { restoreBrochure } from './restoreBrochure';
import { setBrochureIndex } from './setBrochureIndex';

const test = useTestDatabase();
const dayMs = 86_400_000;
let now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;

beforeAll(async () => {
  const viewer = viewerOf(await makeAccount(test.database));
  administrator = makeContext({ database: test.database, clock: { now: () => now }, viewer });
});

it('deletes softly, and restores the former status within 30 days', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await expect(deleteBrochure(administrator, { id })).resolves.toMatchObject({ recordStatus: false, deletedAt: now });
  await expect(deleteBrochure(administrator, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  now = new Date(now.getTime() + 30 * dayMs);
  const restored = await restoreBrochure(administrator, { id });
  expect(restored).toMatchObject({ recordStatus: true, deletedAt: null, status: 'PUBLISHED' });
  await expect(restoreBrochure(administrator, { id })).resolves.toEqual(restored);
});

it('cannot restore after 30 days', async () => {
  const deletedAt = new Date(now.getTime() - 30 * dayMs - 1);
  const { id } = await makeBrochure(test.database, { recordStatus: false, deletedAt });
  await expect(restoreBrochure(administrator, { id })).rejects.toMatchObject({ code: 'GONE' });
  await expect(restoreBrochure(administrator, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('sets and clears the index', async () => {
  const { id, version } = await makeBrochure(test.database);
  await expect(setBrochureIndex(administrator, { id, adIndex: 12 })).resolves.toMatchObject({ adIndex: 12 });
  const cleared = await setBrochureIndex(administrator, { id, adIndex: null });
  expect(cleared).toMatchObject({ adIndex: null, version: version + 2 });
  await expect(setBrochureIndex(administrator, { id, adIndex: null })).resolves.toEqual(cleared);
});

it('refuses to set the index if the caller has not seen the last change', async () => {
  const { id, version } = await makeBrochure(test.database);
  await setBrochureIndex(administrator, { id, adIndex: 12, version });
  await expect(setBrochureIndex(administrator, { id, adIndex: 13, version })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(setBrochureIndex(administrator, { id, adIndex: 13, version: version + 1 })).resolves.toMatchObject({
    adIndex: 13,
  });
});

it.each([
  ['deleteBrochure', deleteBrochure],
  ['restoreBrochure', restoreBrochure],
  [
    'setBrochureIndex',
    (context: RequestContext, { id }: { id: number }) => setBrochureIndex(context, { id, adIndex: 1 }),
  ],
])('%s is for administrators', async (_, verb) => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const { id } = await makeBrochure(test.database, { vendorId: account.vendorId });
  const vendor = { ...administrator, viewer: viewerOf(account) };
  await expect(verb(vendor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

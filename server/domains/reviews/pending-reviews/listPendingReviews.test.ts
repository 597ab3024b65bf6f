import type { RequestContext } from '../../../platform/context/RequestContext';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { reviewBrochure } from '../reviewBrochure';
import { submitBrochure } from '../../brochures/submissions/submitBrochure';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { listPendingReviews, type ListPendingReviewsInput } from './listPendingReviews';

const test = useTestDatabase();
let now = new Date();
let administrator: RequestContext;
let vendor: RequestContext;
let seller: Account;
let draft: Brochure;
let changed: Brochure;
let sentBack: Brochure;

const day = (days: number): Date => new Date(Date.UTC(2026, 10, days));
const own = (title: string, createdAt: Date, values: Partial<Brochure> = {}) =>
  makeBrochure(test.database, { vendorId: seller.vendorId, title, createdAt, updatedAt: createdAt, ...values });
const change = ({ id, version }: Brochure, title: string) => updateBrochure(vendor, { id, version, input: { title } });

beforeAll(async () => {
  const common = { database: test.database, clock: { now: () => now } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = makeContext({ ...common, viewer: viewerOf(seller) });

  draft = await own('Draft', day(3));
  changed = await own('Live', day(1), { status: 'PUBLISHED' });
  await makeAsset(test.database, { brochureId: changed.id });
  // without a login nobody could send a draft, so it waits on
  sentBack = await own('Sent back', day(2), { vendorId: null });
  await own('Unsent', day(1), { submittedAt: null });
  await own('Left alone', day(1), { status: 'PUBLISHED' });
  await own('Archived', day(1), { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: day(2) });
  await own('Deleted', day(1), { recordStatus: false, deletedAt: day(2) });
  now = day(4);
  await change(changed, 'Live, changed');
  await reviewBrochure(administrator, { id: sentBack.id, decision: 'REQUEST_CHANGES', comment: 'Say more.' });
});

async function titles(input: ListPendingReviewsInput = {}, context = administrator): Promise<string[]> {
  const { edges } = await listPendingReviews(context, input);
  return edges.map(({ item }) => `${item.brochure.title ?? ''} ${item.kind}${item.isSentBack ? ' back' : ''}`);
}

it('lists waiting ads and changes, the longest waiting first', async () => {
  expect(await titles()).toEqual(['Draft NEW_AD', 'Live CHANGE', 'Sent back NEW_AD back']);
});

it.each<[ListPendingReviewsInput, string[]]>([
  [{ kind: 'CHANGE' }, ['Live CHANGE']],
  [{ kind: 'NEW_AD' }, ['Draft NEW_AD', 'Sent back NEW_AD back']],
  [{ isSentBack: false }, ['Draft NEW_AD', 'Live CHANGE']],
  [{ isSentBack: true }, ['Sent back NEW_AD back']],
  [{ type: 'CP_AD' }, []],
  [{ q: 'draf' }, ['Draft NEW_AD']],
  [{ q: '%' }, []],
])('%j', async (input, expected) => {
  expect(await titles(input)).toEqual(expected);
});

it('pages by cursor', async () => {
  const first = await listPendingReviews(administrator, { first: 2 });
  const rest = await listPendingReviews(administrator, { first: 2, after: first.edges[1]?.cursor ?? null });
  const seen = [...first.edges, ...rest.edges].map(({ item }) => item.brochure.id);
  expect(seen).toEqual([draft.id, changed.id, sentBack.id]);
  expect([first.hasNextPage, rest.hasNextPage, await first.totalCount()]).toEqual([true, false, 3]);
});

it('is one statement', async () => {
  expect(await countStatements(() => listPendingReviews(administrator, {}))).toHaveLength(1);
});

it('waits again once it was changed', async () => {
  now = day(5);
  await updateBrochure(administrator, { id: sentBack.id, version: sentBack.version, input: { title: 'Says more' } });
  expect(await titles({ isSentBack: true })).toEqual([]);
  expect(await titles()).toEqual(['Draft NEW_AD', 'Live CHANGE', 'Says more NEW_AD']);
});

it('allows only administrators', () => {
  expect(() => listPendingReviews(vendor, {})).toThrow('Your account may not do this.');
});

it('an ad that was sent back to its vendor waits again once it is sent, since then', async () => {
  const returned = await own('Returned', day(2));
  await makeAsset(test.database, { brochureId: returned.id });
  await reviewBrochure(administrator, { id: returned.id, decision: 'REQUEST_CHANGES', comment: 'Say more.' });
  expect(await titles({ q: 'Returned' })).toEqual([]);
  now = day(6);
  await submitBrochure(vendor, { id: returned.id });
  const { edges } = await listPendingReviews(administrator, { q: 'Returned' });
  expect(edges.map(({ item }) => [item.waitingSince, item.isSentBack])).toEqual([[day(6), false]]);
});

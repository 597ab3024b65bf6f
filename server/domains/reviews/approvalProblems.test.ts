import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import type { Account } from '../accounts/Account';
import { Asset } from '../brochures/assets/Asset';
import { Brochure } from '../brochures/Brochure';
import { reviewBrochure } from './reviewBrochure';
import { updateBrochure } from '../brochures/writing/updateBrochure';

const server = useTestServer();
let administrator: Account;
let seller: Account;
let vendor: RequestContext;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  seller = await makeAccount(database, { role: 'VENDOR' });
  vendor = makeContext({ database, viewer: viewerOf(seller) });
});

const own = (values: Partial<Brochure> = {}) =>
  makeBrochure(server.dependencies.database, { vendorId: seller.vendorId, ...values });

async function ask({ id }: Brochure, as: Account | null = administrator) {
  const query = `query ($id: ID!) {
    node(id: $id) {
      ... on Brochure {
        title
        approvalProblems { field code message }
        pendingRevision { preview { databaseId title highlights assets { id } } }
      }
    }
  }`;
  const { data, errors } = await askGraphql(server, { query, variables: { id: toGlobalId('Brochure', id) }, as });
  expect(errors).toEqual([]);
  return data?.['node'];
}

it('lists the same problems that an approval would report', async () => {
  const ad = await own({ description: null });
  const { approvalProblems } = (await ask(ad)) as { approvalProblems: unknown[] };
  expect(approvalProblems).toMatchObject([{ field: 'description' }, { field: 'assets' }]);
  const context = makeContext({ database: server.dependencies.database, viewer: viewerOf(administrator) });
  const approved = reviewBrochure(context, { id: ad.id, decision: 'APPROVE', comment: null });
  await expect(approved).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: approvalProblems });
});

it('lists none for an ad that can be approved, or without anything to review', async () => {
  const ready = await own();
  await makeAsset(server.dependencies.database, { brochureId: ready.id });
  for (const ad of [ready, await own({ status: 'ARCHIVED' }), await own({ status: 'PUBLISHED', description: null })]) {
    expect(await ask(ad)).toMatchObject({ approvalProblems: [] });
  }
});

it('judges the ad with its pending change', async () => {
  const live = await own({ status: 'PUBLISHED', title: 'Two for one', highlights: 'As it was' });
  const { id: assetId } = await makeAsset(server.dependencies.database, { brochureId: live.id });
  await updateBrochure(vendor, { id: live.id, version: live.version, input: { title: 'Three for one' } });
  for (const as of [administrator, seller]) {
    expect(await ask(live, as)).toEqual({
      title: 'Two for one',
      approvalProblems: [],
      pendingRevision: {
        preview: {
          ...{ databaseId: -live.id, title: 'Three for one', highlights: 'As it was' },
          // of the change, to be looked at only
          assets: [{ id: toGlobalId('Asset', -assetId) }],
        },
      },
    });
  }
  expect(await ask(live, null)).toMatchObject({ approvalProblems: [], pendingRevision: null });
});

it('names the file that the change would remove although no other of its kind remains', async () => {
  const { database } = server.dependencies;
  const context = makeContext({ database, viewer: viewerOf(administrator) });
  for (const status of ['PUBLISHED', 'PENDING_REVIEW'] as const) {
    const ad = await own({ status: 'PUBLISHED' });
    const [first, second] = [
      await makeAsset(database, { brochureId: ad.id, sortOrder: 0 }),
      await makeAsset(database, { brochureId: ad.id, sortOrder: 1 }),
    ];
    const removed = [{ did: second.did, field: 'removedAssets.0' }];
    await updateBrochure(vendor, { id: ad.id, version: ad.version, input: {}, named: { kept: undefined, removed } });
    await database.getRepository(Asset).delete(first.id);
    await database.getRepository(Brochure).update({ id: ad.id }, { status });
    expect(await ask(ad)).toMatchObject({ approvalProblems: [{ field: 'assets' }] });
    const approved = reviewBrochure(context, { id: ad.id, decision: 'APPROVE', comment: null });
    await expect(approved).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'assets' }] });
  }
});

import { makeAsset } from '../../../../test/factories/makeAsset';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { useRestContract } from '../../../../test/contracts/useRestContract';
import type { Asset } from '../Asset';
import type { Brochure } from '../../Brochure';
import type { BrochureResponse } from '../../rest/BrochureResponse';

const contract = useRestContract();
const create = '/rest/brochure/administrator/createBrochureWithAssets';
const update = '/rest/brochure/administrator/update';
const vendorUpdate = '/rest/brochure/vendor/updateBrochureWithAssets';
const pdf = Buffer.from('%PDF-1.7\nmenu\nstartxref\n9\n%%EOF\n').toString('base64');
/** the smallest valid picture */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const placesOf = (answer: { json: () => unknown }) =>
  (answer.json() as BrochureResponse).assets.map(({ did, type, sortOrder }) => [did, type, sortOrder]);
const fieldsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { field: string }[] }).errors.map(({ field }) => field);

async function adWithFiles(values: Partial<Brochure> = {}): Promise<{ ad: Brochure; files: [Asset, Asset, Asset] }> {
  const { database } = contract.server.dependencies;
  const ad = await makeBrochure(database, { vendorId: contract.world.pending.vendorId, ...values });
  const add = (sortOrder: number) => makeAsset(database, { brochureId: ad.id, sortOrder });
  return { ad, files: [await add(0), await add(1), await add(2)] };
}
const thumbnailOf = async (id: number): Promise<string | undefined> => {
  const list = await contract.call('GET', `/rest/brochure/public/?id=${id}&info=false`, 'administrator');
  return list.json<{ content: BrochureResponse[] }>().content[0]?.assets[0]?.did;
};

it('keeps the positions of a new ad’s files', async () => {
  const { category } = (await contract.call('GET', '/rest/brochure/public/?pageSize=1')).json<{
    content: [BrochureResponse];
  }>().content[0];
  const answer = await contract.call('POST', create, 'administrator', {
    type: 'LP_AD',
    title: 'In their order',
    category,
    assets: [
      { contentBase64Encoded: pdf, sortOrder: 7 },
      { contentBase64Encoded: png, sortOrder: 2 },
      { contentBase64Encoded: png },
    ],
  });
  expect(placesOf(answer).map(([, ...place]) => place)).toEqual([
    ['BROCHURE_IMAGE', 2],
    ['BROCHURE_PDF', 7],
    ['BROCHURE_IMAGE', 8],
  ]);
});

it("puts a new file at its position and a replacement at the old one's", async () => {
  const { ad, files } = await adWithFiles();
  const add = (body: object) =>
    contract.call('POST', '/rest/brochure/administrator/addAsset', 'administrator', { brochureId: ad.id, ...body });
  expect((await add({ contentBase64Encoded: pdf, sortOrder: 1 })).json()).toMatchObject({ sortOrder: 1 });
  expect((await add({ contentBase64Encoded: pdf })).json()).toMatchObject({ sortOrder: 3 });
  expect((await add({ contentBase64Encoded: pdf, did: files[1].did })).json()).toMatchObject({ sortOrder: 1 });
  expect((await add({ contentBase64Encoded: pdf, did: files[1].did, sortOrder: 9 })).json()).toMatchObject({
    sortOrder: 9,
  });
  expect((await add({ contentBase64Encoded: pdf, sortOrder: 10_000 })).statusCode).toBe(422);
});

describe.each([
  [update, 'administrator' as const],
  [vendorUpdate, 'vendor' as const],
])('POST %s', (url, as) => {
  it('moves and removes files of an ad that waits for review, and updates the thumbnail', async () => {
    const { ad, files } = await adWithFiles();
    const [first, second, third] = files;
    const answer = await contract.call('POST', url, as, {
      id: ad.id,
      version: ad.version,
      assets: [{ did: third.did, sortOrder: 0 }, { did: second.did, sortOrder: 5 }, { did: first.did }],
      removedAssets: [first.did],
    });
    expect(answer.statusCode).toBe(200);
    expect(placesOf(answer)).toEqual([
      [third.did, 'BROCHURE_IMAGE', 0],
      [second.did, 'BROCHURE_IMAGE', 5],
    ]);
    expect(answer.json()).toMatchObject({ version: ad.version + 1, pendingRevision: false });
    expect(await thumbnailOf(ad.id)).toBe(third.did);
  });

  it('raises the version once for a call, and not at all without a change', async () => {
    const { ad, files } = await adWithFiles();
    const call = (body: object) => contract.call('POST', url, as, { id: ad.id, ...body });
    const both = { title: 'Another title', removedAssets: [files[2].did], assets: [{ contentBase64Encoded: png }] };
    expect((await call(both)).json()).toMatchObject({ version: ad.version + 1 });
    const same = { assets: [{ did: files[0].did, sortOrder: 0 }], removedAssets: [] };
    expect((await call(same)).json()).toMatchObject({ version: ad.version + 1 });
    expect((await call({ ...same, version: ad.version })).statusCode).toBe(409);
  });

  it('refuses files that the ad does not have, by their index in the list', async () => {
    const { ad, files } = await adWithFiles();
    const { files: others } = await adWithFiles();
    const answer = await contract.call('POST', url, as, {
      id: ad.id,
      assets: [{ did: files[0].did }, { did: others[0].did, sortOrder: 1 }, { did: files[0].did }],
      removedAssets: ['nowhereAtAll', files[1].did],
    });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual(['assets.1.did', 'assets.2.did', 'removedAssets.0']);
    expect(await thumbnailOf(ad.id)).toBe(files[0].did);
  });
});

describe('a published ad', () => {
  it('keeps the files that publishing needs', async () => {
    const { ad, files } = await adWithFiles({ status: 'PUBLISHED' });
    const removedAssets = files.map(({ did }) => did);
    for (const [url, as] of [
      [update, 'administrator'],
      [vendorUpdate, 'vendor'],
    ] as const) {
      const answer = await contract.call('POST', url, as, { id: ad.id, removedAssets });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, ['assets']]);
    }
    expect(await thumbnailOf(ad.id)).toBe(files[0].did);
  });

  it('keeps its files until a change by its vendor is approved', async () => {
    const { ad, files } = await adWithFiles({ status: 'PUBLISHED' });
    const [first, second, third] = files;
    const propose = (body: object) => contract.call('POST', vendorUpdate, 'vendor', { id: ad.id, ...body });
    await propose({ removedAssets: [second.did] });
    const waiting = await propose({
      assets: [
        { did: third.did, sortOrder: 0 },
        { did: first.did, sortOrder: 4 },
      ],
    });
    expect(waiting.json()).toMatchObject({ pendingRevision: true, version: ad.version });
    expect(placesOf(waiting)).toHaveLength(3);
    expect(await thumbnailOf(ad.id)).toBe(first.did);

    const decision = { decision: 'APPROVE' };
    const url = `/rest/brochure/administrator/${ad.id}/reviewal`;
    const approved = await contract.call('PATCH', url, 'administrator', decision);
    expect(placesOf(approved)).toEqual([
      [third.did, 'BROCHURE_IMAGE', 0],
      [first.did, 'BROCHURE_IMAGE', 4],
    ]);
    expect(approved.json()).toMatchObject({ status: { code: 'PUBLISHED' }, version: ad.version + 1 });
    expect(await thumbnailOf(ad.id)).toBe(third.did);
  });

  it('withdraws a change of files that restores the present state', async () => {
    const { ad, files } = await adWithFiles({ status: 'PUBLISHED' });
    const propose = (body: object) => contract.call('POST', vendorUpdate, 'vendor', { id: ad.id, ...body });
    expect((await propose({ removedAssets: [files[1].did] })).json()).toMatchObject({ pendingRevision: true });
    expect((await propose({ removedAssets: [] })).json()).toMatchObject({ pendingRevision: false });
  });

  it('withdraws a change of files that somebody else has made meanwhile', async () => {
    const { ad, files } = await adWithFiles({ status: 'PUBLISHED' });
    const propose = (body: object) => contract.call('POST', vendorUpdate, 'vendor', { id: ad.id, ...body });
    expect((await propose({ removedAssets: [files[1].did] })).json()).toMatchObject({ pendingRevision: true });
    await contract.server.dependencies.database.query('DELETE FROM assets WHERE did = $1', [files[1].did]);
    expect((await propose({})).json()).toMatchObject({ pendingRevision: false });
  });
});

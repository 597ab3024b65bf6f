import sharp from 'sharp';
import type { Account } from '../../accounts/Account';
import { Asset } from './Asset';
import { ProposedAsset } from './proposals/ProposedAsset';
import { toGlobalId } from '../../../shared/globalId';
import { heicOfPhone } from '../../../test/files/heicOfPhone';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { useRestContract } from '../../../test/contracts/useRestContract';

const contract = useRestContract();
const ofAdministrators = '/rest/brochure/administrator/addAsset';
const ofVendors = '/rest/brochure/vendor/addAsset';
const pdf = Buffer.from('%PDF-1.7\nmenu\nstartxref\n9\n%%EOF\n').toString('base64');

/** Returns a picture of noise, which does not compress and therefore is large. */
async function noise(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
  return sharp({ create: { ...create, background: '#000000' } })
    .png()
    .toBuffer();
}

describe('addAsset over REST', () => {
  it('returns the stored file, which everyone can fetch', async () => {
    const picture = await noise(900);
    expect(picture.length).toBeGreaterThan(2_000_000);
    const { pending } = contract.world;
    const answer = await contract.call('POST', ofAdministrators, 'administrator', {
      brochureId: pending.id,
      did: '',
      type: 'BROCHURE_IMAGE',
      url: null,
      contentBase64Encoded: `data:image/png;base64,${picture.toString('base64')}`,
    });
    expect(answer.statusCode).toBe(200);
    const { url, did } = answer.json<{ url: string; did: string }>();
    expect(answer.json()).toEqual({
      ...{ did, type: 'BROCHURE_IMAGE', url, sortOrder: 0, contentBase64Encoded: null },
      brochureVersion: pending.version + 1,
      pendingRevision: false,
    });
    const file = await contract.server.app.inject(url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable') as string,
    });
    const uploaded = await contract.server.app.inject(url.replace('original', 'uploaded'));
    expect(uploaded.statusCode).toBe(404);

    const replaced = await contract.call('POST', ofVendors, 'vendor', {
      brochureId: pending.id,
      did,
      contentBase64Encoded: pdf,
    });
    expect(replaced.json()).toMatchObject({ did, type: 'BROCHURE_PDF', sortOrder: 0 });
    expect((await contract.server.app.inject(url)).statusCode).toBe(404);
  });

  // docs/rules/files.md#heic
  it('takes the photo of a phone, which everyone sees upright as WebP', async () => {
    const { pending } = contract.world;
    const sent = { brochureId: pending.id, contentBase64Encoded: heicOfPhone.toString('base64') };
    const answer = await contract.call('POST', ofVendors, 'vendor', { ...sent, type: 'BROCHURE_IMAGE' });
    expect(answer.statusCode).toBe(200);
    const { rawPayload } = await contract.server.app.inject(answer.json<{ url: string }>().url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 96 });
    const damaged = heicOfPhone.subarray(0, 940).toString('base64');
    const refused = await contract.call('POST', ofVendors, 'vendor', { ...sent, contentBase64Encoded: damaged });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ detail: expect.stringMatching(/^This HEIC picture .*JPEG\.$/) as string });
  });

  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', object | undefined, number]>([
    ['without a token', ofAdministrators, 'anonymous', { contentBase64Encoded: pdf }, 401],
    ['without a token, as a vendor', ofVendors, 'anonymous', { contentBase64Encoded: pdf }, 401],
    ['by a vendor where administrators are', ofAdministrators, 'vendor', { contentBase64Encoded: pdf }, 403],
    ["by a vendor for nobody's ad", ofVendors, 'vendor', { ad: 'coupon', contentBase64Encoded: pdf }, 403],
    [
      'for an ad that is not there',
      ofAdministrators,
      'administrator',
      { brochureId: 2_000_000_000, contentBase64Encoded: pdf },
      404,
    ],
    ['for a deleted ad', ofAdministrators, 'administrator', { ad: 'deleted', contentBase64Encoded: pdf }, 404],
    ['for a tourism ad', ofAdministrators, 'administrator', { ad: 'tourism', contentBase64Encoded: pdf }, 409],
    [
      'in place of a file that is not there',
      ofAdministrators,
      'administrator',
      { did: 'x', contentBase64Encoded: pdf },
      404,
    ],
    ['with no body', ofAdministrators, 'administrator', undefined, 422],
    ['without a file', ofAdministrators, 'administrator', {}, 422],
    [
      'with an id that is no number',
      ofAdministrators,
      'administrator',
      { brochureId: 'one', contentBase64Encoded: pdf },
      422,
    ],
    [
      'of an unknown type',
      ofAdministrators,
      'administrator',
      { type: 'BROCHURE_MOVIE', contentBase64Encoded: pdf },
      422,
    ],
    [
      'of another type than it is',
      ofAdministrators,
      'administrator',
      { type: 'BROCHURE_WORD', contentBase64Encoded: pdf },
      422,
    ],
    ['as a list', ofAdministrators, 'administrator', { contentBase64Encoded: [pdf] }, 422],
    ['of a kind that is not taken', ofAdministrators, 'administrator', { contentBase64Encoded: 'aGVsbG8=' }, 415],
    [
      'larger than any file may be',
      ofAdministrators,
      'administrator',
      { contentBase64Encoded: 'A'.repeat(37_000_000) },
      413,
    ],
  ])('is refused %s', async (_what, url, as, values, status) => {
    const { ad = 'pending', ...rest } = (values ?? {}) as { ad?: 'pending' };
    const payload = values && { brochureId: contract.world[ad].id, ...rest };
    const answer = await contract.call('POST', url, as, payload);
    expect(answer.statusCode).toBe(status);
  });

  it('holds the file of a live ad of the vendor until it is approved', async () => {
    const { landing } = contract.world;
    const { app } = contract.server;
    const answer = await contract.call('POST', ofVendors, 'vendor', {
      brochureId: landing.id,
      contentBase64Encoded: (await noise(40)).toString('base64'),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { pendingRevision: true, brochureVersion: landing.version },
    ]);
    const { url, did } = answer.json<{ url: string; did: string }>();
    const opened = await app.inject(url);
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await app.inject({ url, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206);
    const guessed = url.replace(/\?.*/, '');
    for (const address of [guessed, `${guessed}?pass=`, `${guessed}?pass=1.${'0'.repeat(64)}`]) {
      expect((await app.inject(address)).statusCode).toBe(404);
    }
    const narrow = guessed.replace('original', '40.webp');
    expect((await app.inject(narrow)).statusCode).toBe(404);
    expect((await app.inject(url.replace('original', '40.webp'))).statusCode).toBe(200);
    for (const address of ['/rest/brochure/public/', '/rest/brochure/public/active']) {
      const page = await contract.call('GET', address);
      expect([page.statusCode, page.body.includes(did), page.body.includes(guessed)]).toEqual([200, false, false]);
    }

    const proposals = contract.server.dependencies.database.getRepository(ProposedAsset);
    const { id } = await proposals.findOneByOrFail({ did });
    const query = `query Ad($id: ID!, $assetId: ID!) {
      node(id: $assetId) { id }
      brochure(id: $id) { assets { did } pendingRevision { files { assetId live { did } proposed { did url } } } }
    }`;
    const variables = { id: toGlobalId('Brochure', landing.id), assetId: toGlobalId('Asset', id) };
    const askAs = async (as: Account | null) =>
      (await askGraphql(contract.server, { query, variables, ...(as && { as }) })).data as {
        brochure: { assets: { did: string }[]; pendingRevision: { files: object[] } | null };
      };
    const stranger = await makeAccount(contract.server.dependencies.database, { role: 'VENDOR' });
    for (const as of [null, stranger]) {
      expect(await askAs(as)).toMatchObject({ node: null, brochure: { pendingRevision: null } });
      expect((await askAs(as)).brochure.assets.some((asset) => asset.did === did)).toBe(false);
    }
    for (const as of [contract.world.seller, contract.world.administrator]) {
      const { brochure } = await askAs(as);
      expect(brochure.assets.some((asset) => asset.did === did)).toBe(false);
      expect(brochure.pendingRevision?.files.at(-1)).toEqual({
        assetId: variables.assetId,
        live: null,
        proposed: { did, url: expect.stringMatching(/\?pass=/) as string },
      });
    }
  });

  it("refuses another vendor's ad", async () => {
    const { app, dependencies, authorizationOf } = contract.server;
    const stranger = await makeAccount(dependencies.database, { role: 'VENDOR' });
    const payload = { brochureId: contract.world.pending.id, contentBase64Encoded: pdf };
    const headers = await authorizationOf(stranger);
    const answer = await app.inject({ method: 'POST', url: ofVendors, headers, payload });
    expect(answer.statusCode).toBe(403);
  });
});

describe('files over GraphQL', () => {
  const ask = (query: string, input: object) =>
    askGraphql(contract.server, { query, variables: { input }, as: contract.world.seller });

  it('are added, described, reordered and removed; each payload has the ad with its files', async () => {
    const { pending, noosa } = contract.world;
    expect(noosa.code).toBe('noosa');
    await contract.server.dependencies.database.getRepository(Asset).delete({ brochureId: pending.id });
    const brochureId = toGlobalId('Brochure', pending.id);
    const fields = 'brochure { assets { id type altText } thumbnail { id } }';
    const add = `mutation Add($input: AddAssetInput!) { addAsset(input: $input) { asset { id renditions { width } } ${fields} } }`;
    const picture = (await noise(32)).toString('base64');

    const first = (await ask(add, { brochureId, contentBase64Encoded: picture })).data?.['addAsset'] as Added;
    const second = (await ask(add, { brochureId, contentBase64Encoded: pdf, altText: 'Menu' })).data?.[
      'addAsset'
    ] as Added;
    expect(first).toMatchObject({
      asset: { renditions: [{ width: 32 }] },
      brochure: { thumbnail: { id: first.asset.id } },
    });
    expect(second.brochure.assets).toHaveLength(2);

    const order = `mutation Order($input: ReorderAssetsInput!) { reorderAssets(input: $input) { ${fields} } }`;
    const ordered = await ask(order, { brochureId, assetIds: [second.asset.id, first.asset.id] });
    expect(ordered.data).toMatchObject({
      reorderAssets: { brochure: { assets: [{ altText: 'Menu' }, { altText: null }] } },
    });

    const update = `mutation Update($input: UpdateAssetInput!) { updateAsset(input: $input) { asset { altText } ${fields} } }`;
    const updated = await ask(update, { id: first.asset.id, altText: 'The bay' });
    expect(updated.data).toMatchObject({ updateAsset: { asset: { altText: 'The bay' } } });

    const remove = `mutation Remove($input: RemoveAssetInput!) { removeAsset(input: $input) { removedAssetId ${fields} } }`;
    const removed = await ask(remove, { id: first.asset.id });
    expect(removed.data).toMatchObject({
      removeAsset: { removedAssetId: first.asset.id, brochure: { assets: [{ id: second.asset.id }], thumbnail: null } },
    });
  });

  it('may be photos of a phone', async () => {
    const brochureId = toGlobalId('Brochure', contract.world.pending.id);
    const add = `mutation Add($input: AddAssetInput!) { addAsset(input: $input) { asset { type width height } } }`;
    const added = await ask(add, { brochureId, contentBase64Encoded: heicOfPhone.toString('base64') });
    expect(added.data).toEqual({ addAsset: { asset: { type: 'BROCHURE_IMAGE', width: 64, height: 96 } } });
    const damaged = heicOfPhone.subarray(0, 940).toString('base64');
    const { errors } = await ask(add, { brochureId, contentBase64Encoded: damaged });
    expect(errors).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', errors: [{ code: 'IMAGE_UNREADABLE' }] } },
    ]);
  });

  it('are refused with a hint at the remedy', async () => {
    const add = 'mutation Add($input: AddAssetInput!) { addAsset(input: $input) { asset { id } } }';
    const brochureId = toGlobalId('Brochure', contract.world.pending.id);
    const large = await ask(add, { brochureId, contentBase64Encoded: 'A'.repeat(1_200_000) });
    expect(large.errors[0]?.extensions['code']).toBe('PAYLOAD_TOO_LARGE');
    const wordy = await ask(add, { brochureId, contentBase64Encoded: pdf, altText: 'x'.repeat(301) });
    expect(wordy.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'altText' }] });
    const replaces = toGlobalId('Brochure', 1);
    const mistaken = await ask(add, { brochureId, contentBase64Encoded: pdf, replaces });
    expect(mistaken.errors[0]?.extensions).toMatchObject({ errors: [{ field: 'replaces', code: 'INVALID_ID' }] });
  });
});

interface Added {
  asset: { id: string };
  brochure: { assets: object[] };
}

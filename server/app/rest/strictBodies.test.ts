import { gzipSync, deflateSync } from 'node:zlib';
import type { BrochureResponse } from '../../domains/brochures/rest/BrochureResponse';
import { useRestContract } from '../../test/contracts/useRestContract';
import { restRoutes } from './restRoutes';

const contract = useRestContract();
const create = '/rest/brochure/administrator/create';
const ad = { type: 'LP_AD', title: 'By the river', category: { code: 'TOURS' } };

const fieldsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors?: { field: string }[] }).errors?.map(({ field }) => field);
const send = async (payload: string | Buffer, headers: Record<string, string>) => {
  const token = await contract.server.authorizationOf(contract.world.administrator);
  const all = { 'content-type': 'application/json', ...token, ...headers };
  return contract.server.app.inject({ method: 'POST', url: create, headers: all, payload });
};

describe('unknown fields', () => {
  it.each<[string, object, string]>([
    ['of the ad', { colour: 'red' }, 'colour'],
    ['misspelt', { discountPrice: 5 }, 'discountPrice'],
    ['of GraphQL', { normalPriceCents: 500 }, 'normalPriceCents'],
    ['of the address', { address: { street: '1 River Street' } }, 'address.street'],
    ['of the category', { category: { code: 'TOURS', id: 5 } }, 'category.id'],
    ['of a file', { assets: [{ url: 'https://a.example', name: 'a.jpg' }] }, 'assets.0.name'],
    ['another country', { address: { countryCode: 'NZ' } }, 'address.countryCode'],
    ['a country in another form', { address: { countryCode: 'au' } }, 'address.countryCode'],
  ])('%s are refused by name', async (_what, fields, field) => {
    const answer = await contract.call('POST', create, 'administrator', { ...ad, ...fields });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it.each(restRoutes.filter(({ body }) => body).map(({ method, url }) => [method, url] as const))(
    '%s %s refuses one field more than it has',
    async (method, url) => {
      const route = restRoutes.find((each) => each.method === method && each.url === url);
      const { landing, administrator, seller } = contract.world;
      const path = url.replace(':id', String(landing.id)).replace(/:\w+/g, 'nobody@people.example');
      const as = url.includes('/vendor/') && !url.includes('/administrator/') ? seller : administrator;
      const answer = await contract.server.app.inject({
        method,
        url: path,
        headers: await contract.server.authorizationOf(as),
        payload: { ...(route?.bodyExample as object), nobodyKnowsThis: 1 },
      });
      expect(answer.statusCode).toBe(422);
      expect(fieldsOf(answer)).toContain('nobodyKnowsThis');
    },
  );

  it('exclude those of a whole ad: a client may send back what it has read', async () => {
    const url = `/rest/brochure/public/?id=${contract.world.coupon.id}`;
    const list = await contract.call('GET', url, 'administrator');
    const read = list.json<{ content: BrochureResponse[] }>().content[0];
    const { assets: _assets, ...whole } = read!;
    const changed = await contract.call('POST', '/rest/brochure/administrator/update', 'administrator', {
      ...read,
      category: { ...read?.category, subCategories: [] },
      pendingRevision: false,
      title: 'Another title',
    });
    expect(changed.statusCode).toBe(200);
    const again = await contract.call('POST', create, 'administrator', { ...whole, status: null, recordStatus: true });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ status: { code: 'PENDING_REVIEW' }, detailViewsCount: 0 });
    expect(again.json<BrochureResponse>().id).not.toBe(read?.id);
  });
});

describe('bodies in another form', () => {
  const json = JSON.stringify(ad);

  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['plain text', json, { 'content-type': 'text/plain' }, 415],
    ['plain text of a browser', json, { 'content-type': 'text/plain;charset=UTF-8' }, 415],
    ['an encoding that nobody knows', json, { 'content-encoding': 'zstd-next' }, 415],
    ['brotli', json, { 'content-encoding': 'br' }, 415],
    ['deflate', deflateSync(json), { 'content-encoding': 'deflate' }, 415],
    ['two encodings', gzipSync(json), { 'content-encoding': 'gzip, gzip' }, 415],
    ['gzip that is none', json, { 'content-encoding': 'gzip' }, 400],
    ['half of a gzip', gzipSync(json).subarray(0, 30), { 'content-encoding': 'gzip' }, 400],
    ['gzip of no JSON', gzipSync('a=b'), { 'content-encoding': 'gzip' }, 400],
    ['gzip that swells', gzipSync(Buffer.alloc(70 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }, 413],
    ['gzip', gzipSync(json), { 'content-encoding': 'gzip' }, 200],
    ['GZIP', gzipSync(json), { 'content-encoding': 'GZIP' }, 200],
    ['identity', json, { 'content-encoding': 'identity' }, 200],
  ])('%s', async (_what, payload, headers, status) => {
    const answer = await send(payload, headers);
    expect(answer.statusCode).toBe(status);
    if (status === 415 && 'content-encoding' in headers) expect(answer.headers['accept-encoding']).toBe('gzip');
  });
});

describe('a lone surrogate', () => {
  it.each([
    ['a title', { title: 'Tide \ud800 Cafe' }, ['title']],
    ['the second half', { highlights: '\udfff' }, ['highlights']],
    [
      'inside',
      { address: { city: 'Noosa\ud83d' }, brochureCategories: ['TOURS', 'A\ud800'] },
      ['address.city', 'brochureCategories.1'],
    ],
  ])('%s is refused at its field', async (_what, fields, named) => {
    const answer = await contract.call('POST', create, 'administrator', { ...ad, ...fields });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, named]);
  });

  it('is no problem as part of a pair', async () => {
    const answer = await contract.call('POST', create, 'administrator', { ...ad, title: 'Tide Cafe 🌊' });
    expect(answer.json()).toMatchObject({ title: 'Tide Cafe 🌊' });
  });
});

it('refuses endlessly nested JSON as invalid', async () => {
  const deep = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
  const answer = await send(`{"type":"LP_AD","title":${deep},"address":${deep}}`, {});
  expect(answer.statusCode).toBe(422);
});

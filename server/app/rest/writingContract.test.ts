import type { BrochureResponse } from '../../domains/brochures/rest/BrochureResponse';
import { useRestContract } from '../../test/contracts/useRestContract';

const contract = useRestContract();
const path = '/rest/brochure';
const create = `${path}/administrator/create`;
const createWithAssets = `${path}/administrator/createBrochureWithAssets`;
const update = `${path}/administrator/update`;
const vendorUpdate = `${path}/vendor/updateBrochureWithAssets`;

/** the smallest picture there is */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const coupon = {
  type: 'CP_AD',
  status: null,
  recordStatus: true,
  adIndex: 9999,
  title: 'Two for one',
  category: { code: 'TOURS', name: 'Tours' },
  brochureCategories: ['FOOD_DRINK'],
  mapArea: null,
  address: { line1: '1 River Street', postcode: '4567', state: 'QLD', countryCode: 'AU' },
  validFrom: '01/11/2026',
  validTo: '24/12/2026',
  normalPrice: 19.99,
  discountedPrice: 15,
  numberOfCoupons: 9999,
  termsOfOffer: 'One each.',
  wwwUrl: 'tide.example',
};

const fieldsOf = (answer: { json: () => { errors?: { field: string }[] } }) =>
  answer.json().errors?.map(({ field }) => field);

describe.each([create, createWithAssets])('POST %s', (url) => {
  it('creates an ad from the documented fields', async () => {
    const answer = await contract.call('POST', url, 'administrator', coupon);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: { code: 'PENDING_REVIEW' },
      adIndex: 9999,
      validTo: '24/12/2026',
      normalPrice: 19.99,
      numberOfCoupons: 9999,
      couponsUnlimited: true,
      wwwUrl: 'https://tide.example',
      brochureCategories: ['FOOD_DRINK'],
    });
  });

  it('leads to what it has created', async () => {
    const made = await contract.call('POST', url, 'administrator', {
      ...coupon,
      assets: [{ contentBase64Encoded: png }],
    });
    const { id, assets } = made.json<BrochureResponse>();
    const { origin } = new URL(contract.server.dependencies.config.http.publicUrl);
    const location = URL.parse(String(made.headers.location));
    expect(location?.origin).toBe(origin);
    const read = await contract.call('GET', `${location?.pathname ?? ''}${location?.search ?? ''}`, 'administrator');
    expect(read.json<{ content: BrochureResponse[] }>().content.map((ad) => ad.id)).toEqual([id]);
    const file = URL.parse(assets[0]?.url ?? '');
    expect(file?.origin).toBe(origin);
    expect((await contract.server.app.inject(file?.pathname ?? '')).statusCode).toBe(200);
  });

  it.each<[string, object, number, string[] | undefined]>([
    ['nothing', {}, 422, ['type']],
    ['an unknown type', { ...coupon, type: 'XX_AD' }, 422, ['type']],
    ['a tourism ad', { ...coupon, type: 'ATDW_AD' }, 422, ['type']],
    ['no category', { ...coupon, category: null }, 422, ['category']],
    ['a date in another form', { ...coupon, validTo: '2026-12-24' }, 422, ['validTo']],
    ['a day that is not', { ...coupon, validFrom: '31/11/2026' }, 422, ['validFrom']],
    ['half cents', { ...coupon, normalPrice: 1.005 }, 422, ['normalPrice']],
    ['a price below nothing', { ...coupon, discountedPrice: -1 }, 422, ['discountedPrice']],
    ['a price above the normal one', { ...coupon, discountedPrice: 20 }, 422, ['discountedPrice']],
    ['a price equal to the normal one', { ...coupon, discountedPrice: 19.99 }, 422, ['discountedPrice']],
    ['a proof from the future', { ...coupon, normalPriceSince: '01/11/2099' }, 422, ['normalPriceSince']],
    ['a proof from after the start', { ...coupon, normalPriceSince: '01/11/2026' }, 422, ['normalPriceSince']],
    ['a price in words', { ...coupon, normalPrice: 'ten' }, 422, ['normalPrice']],
    ['too many coupons', { ...coupon, numberOfCoupons: 10_000 }, 422, ['numberOfCoupons']],
    ['an index of 0', { ...coupon, adIndex: 0 }, 422, ['adIndex']],
    ['a short title', { ...coupon, title: 'ab' }, 422, ['title']],
    ['a title of one letter', { ...coupon, type: 'BLD_AD', title: 'B' }, 422, undefined],
    ['a bad link', { ...coupon, wwwUrl: 'javascript:alert(1)' }, 422, ['wwwUrl']],
    ['a premium-rate number', { ...coupon, phoneNo: '1900 123 456' }, 422, ['phoneNo']],
    ['a bad e-mail address', { ...coupon, contactEmail: 'nobody' }, 422, ['contactEmail']],
    ['a link of an address', { ...coupon, address: { locationUrl: 'ftp://a' } }, 422, ['address.locationUrl']],
    ['a postcode elsewhere', { ...coupon, address: { postcode: '2000', state: 'QLD' } }, 422, ['address.postcode']],
    ['an unknown vendor', { ...coupon, vendor: { id: 999_999 } }, 422, ['vendor.id']],
    ['an unknown area', { ...coupon, mapArea: { did: 'nowhere' } }, 422, ['mapArea']],
    [
      'prices of a listing',
      { ...coupon, type: 'BLD_AD', numberOfCoupons: null, termsOfOffer: null },
      422,
      ['normalPrice', 'discountedPrice'],
    ],
    ['a deleted ad', { ...coupon, recordStatus: false }, 422, ['recordStatus']],
    ['a list', [], 422, undefined],
  ])('refuses %s', async (_what, body, status, fields) => {
    const answer = await contract.call('POST', url, 'administrator', body);
    expect(answer.statusCode).toBe(status);
    if (fields) expect(fieldsOf(answer)).toEqual(fields);
  });

  it.each([
    ['anonymous', 401],
    ['vendor', 403],
  ] as const)('is not for %s', async (as, status) => {
    expect((await contract.call('POST', url, as, coupon)).statusCode).toBe(status);
  });
});

it('accepts names of two letters for a business', async () => {
  const body = { type: 'BLD_AD', title: 'BP', companyName: 'BP', category: { code: 'TOURS' } };
  const answer = await contract.call('POST', create, 'administrator', body);
  expect([answer.statusCode, answer.json<BrochureResponse>().title]).toEqual([200, 'BP']);
});

describe(`POST ${createWithAssets}`, () => {
  it('stores the files', async () => {
    const assets = [{ type: 'BROCHURE_IMAGE', contentBase64Encoded: png }];
    const answer = await contract.call('POST', createWithAssets, 'administrator', { ...coupon, assets });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<BrochureResponse>().assets).toEqual([expect.objectContaining({ type: 'BROCHURE_IMAGE' })]);
  });

  it('is all or nothing', async () => {
    const assets = [{ contentBase64Encoded: png }, { contentBase64Encoded: 'PHN2Zz48L3N2Zz4=' }];
    const title = 'Never to be seen';
    const answer = await contract.call('POST', createWithAssets, 'administrator', { ...coupon, title, assets });
    expect(answer.statusCode).toBe(415);
    expect(fieldsOf(answer)).toEqual(['assets.1.contentBase64Encoded']);
    const found = await contract.server.dependencies.database.query<object[]>(
      `SELECT FROM brochures WHERE title = '${title}'`,
    );
    expect(found).toEqual([]);
  });
});

describe(`POST ${path}/administrator/createBrochureCopy/`, () => {
  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', number]>([
    ['without a token', '?brochureId={landing}', 'anonymous', 401],
    ["by the ad's own vendor", '?brochureId={landing}', 'vendor', 403],
    ['without an id', '', 'administrator', 400],
    ['of what is not there', '?brochureId=2000000000', 'administrator', 404],
    ['of what is deleted', '?brochureId={deleted}', 'administrator', 404],
    ['of a tourism ad', '?brochureId={tourism}', 'administrator', 409],
    ['of an ad', '?brochureId={landing}', 'administrator', 200],
  ])('%s', async (_what, query, as, status) => {
    const answer = await contract.call('POST', `${path}/administrator/createBrochureCopy/${query}`, as);
    expect(answer.statusCode).toBe(status);
    if (status !== 200) return;
    const copy = answer.json<BrochureResponse>();
    expect(copy).toMatchObject({ title: 'Breakfast by the river (copy)', status: { code: 'PENDING_REVIEW' } });
    expect(copy.assets).toHaveLength(3);
  });
});

describe.each([
  [update, 'administrator' as const],
  [vendorUpdate, 'vendor' as const],
])('POST %s', (url, as) => {
  it('changes the given fields', async () => {
    const { id } = contract.world.pending;
    const answer = await contract.call('POST', url, as, { id, highlights: `By ${as}`, contactEmail: 'a@tide.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      highlights: `By ${as}`,
      pendingRevision: false,
      title: contract.world.pending.title,
    });
  });

  it('changes nothing if the whole ad is sent back', async () => {
    const list = await contract.call('GET', `${path}/public/?vendor={vendor}`, 'vendor');
    const ad = list.json<{ content: BrochureResponse[] }>().content.find(({ id }) => id === contract.world.pending.id);
    const answer = await contract.call('POST', url, as, ad);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...ad, pendingRevision: false });
  });

  it('refuses a change if the ad has changed meanwhile', async () => {
    const { id } = contract.world.pending;
    const answer = await contract.call('POST', url, as, { id, version: 1_000_000, title: 'Too late' });
    expect(answer.statusCode).toBe(409);
  });

  it.each<[string, object, number]>([
    ['no id', { title: 'Which one' }, 422],
    ['an ad that is not there', { id: 2_000_000_000, title: 'Nothing' }, 404],
    ['a short title', { title: 'ab' }, 422],
    ['another type', { type: 'BLD_AD' }, 422],
    ['fields of another type', { normalPrice: 10 }, 422],
  ])('refuses %s', async (what, body, status) => {
    const { id } = contract.world.pending;
    const answer = await contract.call('POST', url, as, what === 'no id' ? body : { id, ...body });
    expect(answer.statusCode).toBe(status);
  });

  it('requires a login', async () => {
    const { id } = contract.world.pending;
    expect((await contract.call('POST', url, 'anonymous', { id })).statusCode).toBe(401);
  });
});

describe('what a vendor may change', () => {
  it('is not available on the path of administrators', async () => {
    const answer = await contract.call('POST', update, 'vendor', { id: contract.world.pending.id, title: 'Mine' });
    expect(answer.statusCode).toBe(403);
  });

  it("excludes another vendor's ad and its place", async () => {
    const other = await contract.call('POST', vendorUpdate, 'vendor', { id: contract.world.coupon.id, title: 'Mine' });
    expect(other.statusCode).toBe(403);
    const place = await contract.call('POST', vendorUpdate, 'vendor', { id: contract.world.pending.id, adIndex: 1 });
    expect([place.statusCode, fieldsOf(place)]).toEqual([403, ['adIndex']]);
  });

  it('takes files at once while an ad waits for review, and lets them wait once it is published', async () => {
    const assets = [{ contentBase64Encoded: png }];
    const draft = await contract.call('POST', vendorUpdate, 'vendor', { id: contract.world.pending.id, assets });
    expect(draft.json<BrochureResponse>().assets).toHaveLength(1);
    const live = await contract.call('POST', vendorUpdate, 'vendor', { id: contract.world.landing.id, assets });
    expect([live.statusCode, live.json<BrochureResponse & { pendingRevision: boolean }>().pendingRevision]).toEqual([
      200,
      true,
    ]);
    const before = live.json<BrochureResponse>().assets.length;
    const approve = { decision: 'APPROVE' };
    const applied = await contract.call('PATCH', `${path}/administrator/{landing}/reviewal`, 'administrator', approve);
    expect(applied.json<BrochureResponse>().assets).toHaveLength(before + 1);
  });

  it('is a revision of a published ad until its review', async () => {
    const { landing } = contract.world;
    const waiting = await contract.call('POST', vendorUpdate, 'vendor', {
      id: landing.id,
      title: 'Lunch by the river',
    });
    expect(waiting.json()).toMatchObject({ pendingRevision: true, title: 'Breakfast by the river' });
    const reviewal = `${path}/administrator/{landing}/reviewal`;
    const applied = await contract.call('PATCH', reviewal, 'administrator', { decision: 'APPROVE' });
    expect(applied.statusCode).toBe(200);
    expect(applied.json()).toMatchObject({ title: 'Lunch by the river', status: { code: 'PUBLISHED' } });
  });
});

describe(`PATCH ${path}/administrator/{id}/reviewal`, () => {
  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', object | undefined, number]>([
    ['without a token', '{pending}', 'anonymous', undefined, 401],
    ["by the ad's own vendor", '{pending}', 'vendor', { decision: 'APPROVE' }, 403],
    ['of what is not there', '2000000000', 'administrator', undefined, 404],
    ['by looking only', '{pending}', 'administrator', undefined, 200],
    ['by looking only, with an empty object', '{pending}', 'administrator', {}, 200],
    ['with an unknown decision', '{pending}', 'administrator', { decision: 'MAYBE' }, 422],
    ['sent back without a word', '{pending}', 'administrator', { decision: 'REQUEST_CHANGES' }, 422],
    ['of what is archived', '{archived}', 'administrator', { decision: 'APPROVE' }, 409],
    ['refused', '{pending}', 'administrator', { decision: 'REJECT', comment: 'Not here.' }, 200],
  ])('%s', async (_what, id, as, body, status) => {
    const answer = await contract.call('PATCH', `${path}/administrator/${id}/reviewal`, as, body);
    expect(answer.statusCode).toBe(status);
  });
});

describe('files of maps', () => {
  const pdf = Buffer.from('%PDF-1.7\nmap\n%%EOF\n').toString('base64');
  const printed = `${path}/administrator/mapArea/printedMap`;
  const streets = `${path}/administrator/streetsIndex/file`;

  it('accepts an own PDF map, which visitors get from then on', async () => {
    const [area] = (await contract.call('GET', `${path}/public/mapArea/all`)).json<{ did: string }[]>();
    const body = { mapArea: area?.did, paper: 'A3', orientation: 'PORTRAIT', contentBase64Encoded: pdf };
    const answer = await contract.call('POST', printed, 'administrator', body);
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ url: string }>();
    const file = await contract.call('GET', url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.body).toBe('%PDF-1.7\nmap\n%%EOF\n');
  });

  it('stores a street file under its hash', async () => {
    const content = Buffer.from('street,lon,lat\n').toString('base64');
    const answer = await contract.call('POST', streets, 'administrator', { contentBase64Encoded: content });
    expect(answer.json()).toEqual({ file: expect.stringMatching(/^[0-9a-f]{64}$/) as string, byteSize: 15 });
  });

  it.each([printed, streets])('%s is for administrators', async (url) => {
    expect((await contract.call('POST', url, 'anonymous', {})).statusCode).toBe(401);
    expect((await contract.call('POST', url, 'vendor', {})).statusCode).toBe(403);
  });
});

describe('files of ads', () => {
  const url = `${path}/administrator/import`;
  const file = {
    ...{ fileName: 'cafes.csv', type: 'BLD_AD' },
    contentBase64Encoded: Buffer.from('name,category\n').toString('base64'),
  };

  it('accepts a file and validates it', async () => {
    const answer = await contract.call('POST', url, 'administrator', file);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: expect.any(String) as string, state: 'CHECKING' });
  });

  it('is for administrators', async () => {
    expect((await contract.call('POST', url, 'anonymous', file)).statusCode).toBe(401);
    expect((await contract.call('POST', url, 'vendor', file)).statusCode).toBe(403);
  });
});

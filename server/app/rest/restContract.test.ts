import Ajv from 'ajv';
import { testPassword } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useRestContract } from '../../test/contracts/useRestContract';
import { restRoutes } from './restRoutes';

const contract = useRestContract();
const ajv = new Ajv({ strict: false });

describe('categories and areas', () => {
  it.each<[string, unknown]>([
    [
      '/rest/brochure/public/mapArea/all',
      [expect.objectContaining({ code: 'empty' }), expect.objectContaining({ code: 'noosa', name: 'Noosa' })],
    ],
    ['/rest/brochure/public/mapArea/by-active-brochure-presence', [expect.objectContaining({ code: 'noosa' })]],
    ['/rest/brochure/public/mapArea/by-active-brochure-presence?brochureTypes=CP_AD,BRO_AD', []],
    [
      '/rest/category/public/all',
      expect.arrayContaining([
        { code: 'FOOD_DRINK', name: 'Food & drink', subCategories: [{ code: 'FOOD_DRINK_CAFES', name: 'Cafes' }] },
        { code: 'TOURS', name: 'Tours', subCategories: [] },
      ]),
    ],
    ['/rest/category/public/all-active?brochureTypes=BRO_AD', [{ code: 'TOURS', name: 'Tours', subCategories: [] }]],
  ])('%s', async (url, expected) => {
    const answer = await contract.call('GET', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(expected);
  });

  it.each(['/rest/brochure/public/mapArea/by-active-brochure-presence', '/rest/category/public/all-active'])(
    '%s refuses an unknown type',
    async (url) => {
      const answer = await contract.call('GET', `${url}?brochureTypes=XX_AD`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('the streets index', () => {
  const url = '/rest/brochure/public/streetsIndex';

  it.each<[string, string, number, unknown]>([
    [
      'by code',
      '?mapArea=noosa',
      200,
      [
        {
          streetName: 'Hastings Street',
          suburb: 'Noosa Heads',
          coordinateX: 'D',
          coordinateY: '7',
          mapArea: { name: 'Noosa' },
        },
        { streetName: 'River Street', suburb: null, coordinateX: 'A', coordinateY: '1', mapArea: { name: 'Noosa' } },
      ],
    ],
    ['of an area without one', '?mapArea=empty', 204, undefined],
    ['of an area that is not there', '?mapArea=nowhere', 204, undefined],
    ['without an area', '', 400, expect.objectContaining({ code: 'BAD_REQUEST' })],
    ['with an empty area', '?mapArea=', 400, expect.objectContaining({ code: 'BAD_REQUEST' })],
    ['with two areas', '?mapArea=noosa&mapArea=empty', 400, expect.objectContaining({ code: 'BAD_REQUEST' })],
  ])('%s', async (_what, query, status, expected) => {
    const answer = await contract.call('GET', `${url}${query}`);
    expect(answer.statusCode).toBe(status);
    if (expected !== undefined) expect(answer.json()).toEqual(expected);
  });

  it('by did, with a trailing slash', async () => {
    const { noosa } = contract.world;
    const answer = await contract.call('GET', `${url}/?mapArea=${noosa.did}`);
    expect(answer.json()).toHaveLength(2);
  });
});

describe('sign-in', () => {
  const url = '/rest/public/login';

  it('returns a valid token and the user', async () => {
    const { seller, vendor } = contract.world;
    const answer = await contract.call('POST', url, 'anonymous', {
      username: seller.email.toUpperCase(),
      password: testPassword,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      expiresIn: 28_800,
      user: {
        did: seller.did,
        email: seller.email,
        role: 'VENDOR',
        vendor: { id: vendor.id, companyName: vendor.companyName },
      },
    });
    const headers = { authorization: `Bearer ${answer.json<{ accessToken: string }>().accessToken}` };
    const own = await contract.server.app.inject({ url: `/rest/brochure/public/?vendor=${vendor.id}`, headers });
    expect(own.json<{ content: unknown[] }>().content).toHaveLength(3);
  });

  it.each<[string, object, number]>([
    ['a wrong password', { username: 'nobody@people.example', password: 'not the password' }, 401],
    ['no password', { username: 'nobody@people.example' }, 422],
    ['an empty password', { username: 'nobody@people.example', password: '' }, 422],
    ['a password that is no text', { username: 'nobody@people.example', password: 5 }, 422],
    ['a list instead of a user', { username: ['nobody@people.example'], password: 'x' }, 422],
    ['an endless password', { username: 'nobody@people.example', password: 'x'.repeat(5000) }, 422],
  ])('refuses %s', async (_what, payload, status) => {
    const answer = await contract.call('POST', url, 'anonymous', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('not the password');
  });
});

describe('the status call', () => {
  const path = '/rest/brochure/administrator';

  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', number]>([
    ['without a token', '{landing}/status?status=ARCHIVED', 'anonymous', 401],
    ["by the ad's own vendor", '{landing}/status?status=ARCHIVED', 'vendor', 403],
    ['without a status', '{landing}/status', 'administrator', 400],
    ['with an unknown status', '{landing}/status?status=DELETED', 'administrator', 400],
    ['for an id that is no number', 'x/status?status=ARCHIVED', 'administrator', 400],
    ['for an ad that is not there', '2000000000/status?status=ARCHIVED', 'administrator', 404],
    ['for a deleted ad', '{deleted}/status?status=ARCHIVED', 'administrator', 404],
    ['publish what is archived', '{archived}/status?status=PUBLISHED', 'administrator', 409],
    ['unarchive what is published', '{coupon}/status?status=PENDING_REVIEW', 'administrator', 409],
    ['publish what lacks a picture', '{pending}/status?status=PUBLISHED', 'administrator', 422],
    ['the state it already has', '{archived}/status?status=ARCHIVED', 'administrator', 200],
    ['archive', '{landing}/status?status=ARCHIVED', 'administrator', 200],
    ['unarchive', '{landing}/status?status=PENDING_REVIEW', 'administrator', 200],
    ['publish', '{landing}/status?status=PUBLISHED', 'administrator', 200],
  ])('%s', async (_what, rest, as, status) => {
    const answer = await contract.call('PATCH', `${path}/${rest}`, as);
    expect(answer.statusCode).toBe(status);
    const asked = /status=(\w+)/.exec(rest)?.[1];
    if (status === 200) expect(answer.json()).toMatchObject({ status: { code: asked } });
  });

  it('refuses an ended token', async () => {
    const { administrator, landing } = contract.world;
    const headers = await contract.server.authorizationOf({ id: administrator.id, tokenVersion: 99 });
    const url = `${path}/${landing.id}/status?status=ARCHIVED`;
    const answer = await contract.server.app.inject({ method: 'PATCH', url, headers });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the purchase of a coupon', () => {
  const kim = { name: 'Kim Tran', email: 'kim@people.example' };
  const path = '/rest/brochure/public';
  const outOfReach = { soldOut: 0, over: 0 };

  beforeAll(async () => {
    const { database } = contract.server.dependencies;
    const { coupon, passThrough } = contract.world;
    const limited = {
      type: 'CP_AD',
      status: 'PUBLISHED',
      categoryId: passThrough.categoryId,
      termsOfOffer: 'One each.',
      normalPriceCents: 1000,
      discountedPriceCents: 500,
      numberOfCoupons: 1,
      validTo: coupon.validTo,
    } as const;
    outOfReach.soldOut = (await makeBrochure(database, { ...limited, numberOfCouponsPurchased: 1 })).id;
    outOfReach.over = (await makeBrochure(database, { ...limited, validTo: '2020-01-31' })).id;
  });

  it('returns a PDF, and the same PDF again for the same key', async () => {
    const ask = (key: string) =>
      contract.call('POST', `${path}/{coupon}/purchase`, 'anonymous', kim, { 'idempotency-key': key });
    const answers = [await ask('a-key-of-one-dialog'), await ask('a-key-of-one-dialog')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="coupon-[0-9A-Z]{12}\.pdf"$/);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(answers[1]?.headers['content-disposition']).toBe(answers[0]?.headers['content-disposition']);
    expect((await ask('another-key-of-kim')).json()).toMatchObject({ status: 409, code: 'ALREADY_PURCHASED' });
  });

  it.each<[string, string, object, number, string]>([
    ['an ad that is no coupon', '{landing}', kim, 404, 'NOT_FOUND'],
    ['a deleted ad', '{deleted}', kim, 404, 'NOT_FOUND'],
    ['an ad that is not there', '2000000000', kim, 404, 'NOT_FOUND'],
    ['an id that is no number', 'x', kim, 400, 'BAD_REQUEST'],
    ['a coupon that is sold out', 'soldOut', kim, 409, 'SOLD_OUT'],
    ['a coupon that has ended', 'over', kim, 410, 'ENDED'],
    ['no name', '{coupon}', { email: kim.email }, 422, 'VALIDATION_FAILED'],
    ['an empty name', '{coupon}', { ...kim, name: ' ' }, 422, 'VALIDATION_FAILED'],
    ['a name that is no text', '{coupon}', { ...kim, name: ['Kim'] }, 422, 'VALIDATION_FAILED'],
    ['half an e-mail address', '{coupon}', { ...kim, email: 'kim@' }, 422, 'VALIDATION_FAILED'],
    ['terms that are not accepted', '{coupon}', { ...kim, acceptTerms: false }, 422, 'VALIDATION_FAILED'],
  ])('is refused for %s', async (_what, ad, payload, status, code) => {
    const id = Object.hasOwn(outOfReach, ad) ? outOfReach[ad as keyof typeof outOfReach] : ad;
    const answer = await contract.call('POST', `${path}/${id}/purchase`, 'anonymous', payload);
    expect(answer.json()).toMatchObject({ status, code });
  });

  it('needs a unique key', async () => {
    const answer = await contract.call('POST', `${path}/{coupon}/purchase`, 'anonymous', kim, {
      'idempotency-key': 'short',
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the activity report', () => {
  const path = '/rest/brochure/administrator';
  const sent: string[] = [];

  it('cannot be sent without a mail server', async () => {
    contract.server.dependencies.config.demo = false;
    const answer = await contract.call('PATCH', `${path}/{landing}/sendActivityReport`, 'administrator');
    contract.server.dependencies.config.demo = true;
    expect(answer.statusCode).toBe(409);
  });

  it.each<[string, string, 'anonymous' | 'vendor' | 'administrator', number]>([
    ['without a token', '{landing}', 'anonymous', 401],
    ["by the ad's own vendor", '{landing}', 'vendor', 403],
    ['for an id that is no number', 'x', 'administrator', 400],
    ['for an ad that is not there', '2000000000', 'administrator', 404],
    ['for a deleted ad', '{deleted}', 'administrator', 404],
    ['for an ad that has nobody to send it to', '{coupon}', 'administrator', 409],
    ["to the vendor's login", '{landing}', 'administrator', 200],
  ])('%s', async (_what, id, as, status) => {
    sent.length = 0;
    contract.server.dependencies.mailTransport = {
      send: ({ to }) => {
        sent.push(to);
        return Promise.resolve();
      },
    };
    const answer = await contract.call('PATCH', `${path}/${id}/sendActivityReport`, as);
    expect(answer.statusCode).toBe(status);
    expect(sent).toEqual(status === 200 ? [contract.world.seller.email] : []);
  });
});

describe('the OpenAPI document', () => {
  it('describes exactly the existing routes, with valid examples', async () => {
    const { paths } = (await contract.call('GET', '/rest/openapi.json')).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = restRoutes.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
    for (const { responses, body, bodyExample } of restRoutes) {
      const shown = Object.values(responses).map(({ schema, example }) => [schema, example] as const);
      for (const [schema, example] of [...shown, [body, bodyExample] as const]) {
        if (schema) expect([ajv.validate(schema, example), ajv.errors]).toEqual([true, null]);
        else expect(example).toBeUndefined();
      }
    }
  });

  it('has the examples of bodies where OpenAPI readers expect them', async () => {
    const { paths } = (await contract.call('GET', '/rest/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>;
    }>();
    for (const { method, url, bodyExample } of restRoutes) {
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.requestBody?.content['application/json']?.example).toEqual(bodyExample);
    }
  });
});

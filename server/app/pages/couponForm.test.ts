import { Brochure } from '../../domains/brochures/Brochure';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { confirmTokenOf } from '../../domains/purchases/couponTokens';
import { CouponWait } from '../../domains/purchases/waiting/CouponWait';
import { leaveTokenOf } from '../../domains/purchases/waiting/waitingTokens';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { nextNumber } from '../../test/factories/nextNumber';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const server = useTestServer();

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

const kim = () => ({ name: 'Kim "KT" Tran', email: `kim-${nextNumber()}@people.example`, acceptTerms: 'true' });
const ours = { 'sec-fetch-site': 'same-origin' };

async function send(id: number | string, values: Record<string, string>, headers: Record<string, string> = ours) {
  const {
    statusCode,
    headers: answered,
    body,
  } = await server.app.inject({
    method: 'POST',
    url: `/details/${id}/coupon`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });
  return { status: statusCode, location: answered.location, html: body };
}

const offer = (values: Parameters<typeof makeCouponAd>[1] = {}) => makeCouponAd(server.dependencies.database, values);
const sold = (brochureId: number) => server.dependencies.database.getRepository(CouponPurchase).countBy({ brochureId });

it('is a page with a form that needs no script, and a new key each time', async () => {
  const { id } = await offer();
  const pages = [await server.app.inject(`/details/${id}/coupon`), await server.app.inject(`/details/${id}/coupon`)];
  const keys = pages.map(({ body }) => /name="idempotencyKey" value="([^"]+)"/.exec(body)?.[1]);
  expect(pages[0]?.statusCode).toBe(200);
  expect(pages[0]?.body).toContain(`action="/details/${id}/coupon" method="post"`);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

it('leads to the coupon, with its code and its PDF', async () => {
  const { id } = await offer();
  const { status, location } = await send(id, { ...kim(), idempotencyKey: 'key-of-one-page' });
  expect(status).toBe(303);
  expect(location).toMatch(/^\/coupon\/[\w-]{55}$/);
  const page = await server.app.inject(String(location));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Your coupon is reserved');
  expect(page.body).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(page.body).toContain('name="robots" content="noindex"');
  // the code for the till needs no script, and nobody's store keeps it
  expect(page.body).toMatch(
    /<svg viewBox="0 0 \d+ \d+" role="img" aria-label="QR code of the coupon [^"]+"[^>]*><path d="M/,
  );
  expect(page.headers['cache-control']).toBe('private, no-store');
  const pdf = /href="(\/rest\/coupon\/public\/[\w-]+\/pdf)"/.exec(page.body)?.[1];
  expect((await server.app.inject(pdf ?? '')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('the form that cancels a coupon', () => {
  const cancel = async (path: string, headers: Record<string, string> = ours) => {
    const contentType = { 'content-type': 'application/x-www-form-urlencoded' };
    return server.app.inject({ method: 'POST', url: path, headers: { ...contentType, ...headers }, payload: '' });
  };
  const bought = async () => {
    const { id } = await offer();
    return { id, path: String((await send(id, kim())).location) };
  };
  const states = (brochureId: number) =>
    server.dependencies.database.getRepository(CouponPurchase).find({ where: { brochureId } });

  it('is on the page of a valid coupon, and leads back to it', async () => {
    const { id, path } = await bought();
    const { body } = await server.app.inject(path);
    expect(body).toContain(`action="${path}" method="post"`);
    const answer = await cancel(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    expect(await states(id)).toMatchObject([{ voidReason: 'BUYER' }]);
    const page = await server.app.inject(path);
    expect(page.body).toContain('Your coupon is cancelled');
    expect(page.body).not.toContain('method="post"');
    expect(page.body).not.toContain('QR code of the coupon');
  });

  it('says why a redeemed coupon stays', async () => {
    const { id, path } = await bought();
    await server.dependencies.database
      .getRepository(CouponPurchase)
      .update({ brochureId: id }, { redeemedAt: new Date() });
    const answer = await cancel(path);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('This coupon was redeemed');
    expect(await states(id)).toMatchObject([{ voidedAt: null }]);
  });

  it('is refused from another site, and for a token that opens nothing', async () => {
    const { id, path } = await bought();
    expect((await cancel(path, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await cancel(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
    expect((await cancel('/coupon/%00')).statusCode).toBe(404);
    expect(await states(id)).toMatchObject([{ voidedAt: null }]);
  });
});

it('mails a coupon again from its page, which says so and what the business sees', async () => {
  const { id } = await offer();
  const path = String((await send(id, kim())).location);
  expect((await server.app.inject(path)).body).toContain('It does not see your email address.');
  const answer = await server.app.inject({
    ...{ method: 'POST', url: path, payload: 'again=1' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ours },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=1`]);
  expect((await server.app.inject(`${path}?sent=1`)).body).toContain('We have mailed it again.');
  const lines = await server.dependencies.database.query<object[]>(
    `SELECT action FROM audit_log_entries WHERE action = 'sendCouponAgain' AND after ->> 'brochureId' = $1::text`,
    [id],
  );
  expect(lines).toHaveLength(1);
});

describe('the button behind the link that confirms a held coupon', () => {
  const heldOf = async () => {
    const { id } = await offer();
    const path = String((await send(id, kim())).location);
    const purchases = server.dependencies.database.getRepository(CouponPurchase);
    await purchases.update({ brochureId: id }, { heldUntil: new Date(Date.now() + 60_000) });
    const { did } = await purchases.findOneByOrFail({ brochureId: id });
    const token = confirmTokenOf(server.dependencies.config.identitySecret, did);
    return { path, token, state: () => purchases.findOneByOrFail({ brochureId: id }) };
  };
  const confirm = (path: string, token: string, headers: Record<string, string> = ours) =>
    server.app.inject({
      ...{ method: 'POST', url: path, payload: new URLSearchParams({ confirm: token }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('is on no page but that of the link, which confirms nothing by itself', async () => {
    const { path, token, state } = await heldOf();
    const [plain, linked] = [await server.app.inject(path), await server.app.inject(`${path}?confirm=${token}`)];
    expect(plain.body).toContain('within 30 minutes');
    expect(plain.body).not.toContain('name="confirm"');
    expect(plain.body).not.toContain('QR code of the coupon');
    expect(linked.body).toContain(`name="confirm" value="${token}"`);
    expect(await state()).toMatchObject({ confirmedAt: null });
  });

  it('makes the coupon good', async () => {
    const { path, token, state } = await heldOf();
    const answer = await confirm(path, token);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    expect((await state()).confirmedAt).not.toBeNull();
    expect((await server.app.inject(path)).body).toContain('QR code of the coupon');
  });

  it.each(['other', '%0d%0aSet-Cookie:a=b', '%E2%9C%93', '%00', '..%2f..%2f%2fevil.example'])(
    'leads to the coupon that it confirmed, whatever page sent it: %s',
    async (page) => {
      const { path, token } = await heldOf();
      const answer = await confirm(`/coupon/${page}`, token);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    },
  );

  it('is refused with the token of the page, and from another site', async () => {
    const { path, token, state } = await heldOf();
    expect((await confirm(path, path.slice('/coupon/'.length))).statusCode).toBe(404);
    expect((await confirm(path, token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await state()).toMatchObject({ confirmedAt: null });
  });
});

it('sells one coupon to two presses of its button', async () => {
  const { id } = await offer();
  const values = { ...kim(), idempotencyKey: `key-${nextNumber()}-pressed` };
  const [one, other] = [await send(id, values), await send(id, values)];
  expect(one.location).toBe(other.location);
  expect(await sold(id)).toBe(1);
});

it('shows the input again with its errors, and accepts the corrected form', async () => {
  const { id } = await offer();
  const { status, html } = await send(id, { name: 'Kim "KT" Tran', email: 'kim@', idempotencyKey: 'key-of-a-page' });
  expect(status).toBe(422);
  expect(html).toContain('value="Kim &quot;KT&quot; Tran"');
  expect(html).toContain('value="kim@"');
  expect(html).toContain('Please enter a valid email address.');
  expect(html).toContain('Accept the terms to get the coupon.');
  expect(html).not.toContain('value="key-of-a-page"');
  expect(await sold(id)).toBe(0);
});

it.each([
  ['sold out', { numberOfCoupons: 1, numberOfCouponsPurchased: 1 }, 409, 'All coupons are taken'],
  ['over', { validTo: '2020-01-31' }, 410, 'This offer has ended'],
])('says that an offer is %s', async (_what, values, status, words) => {
  const { id } = await offer(values);
  const answer = await send(id, kim());
  expect({ status: answer.status, says: answer.html.includes(words) }).toEqual({ status, says: true });
});

it('shows the new price if it has risen since the page was rendered, and asks again', async () => {
  const ad = await offer();
  const page = await server.app.inject(`/details/${ad.id}/coupon`);
  const shown = /name="expectedPriceCents" value="(\d+)"/.exec(page.body)?.[1];
  expect(shown).toBe('1495');
  await server.dependencies.database.getRepository(Brochure).update({ id: ad.id }, { discountedPriceCents: 1800 });
  const values = { ...kim(), expectedPriceCents: '1495' };
  const { status, html } = await send(ad.id, values);
  expect(status).toBe(409);
  expect(html).toContain('The price has changed');
  expect(html).toContain('name="expectedPriceCents" value="1800"');
  expect(html).toContain(`value="${values.email}"`);
  expect(await sold(ad.id)).toBe(0);
  expect((await send(ad.id, { ...values, expectedPriceCents: '1800' })).status).toBe(303);
});

it.each(['', 'free', '14.95', '-1', ' 1495', '1495x', '123456789'])(
  'refuses the price %j, which none of our pages has shown',
  async (expectedPriceCents) => {
    const ad = await offer();
    const values = { ...kim(), expectedPriceCents };
    const { status, html } = await send(ad.id, values);
    expect(status).toBe(422);
    expect(html).toContain('The price that the form sent cannot be read, so nothing is reserved.');
    expect(html).toContain('name="expectedPriceCents" value="1495"');
    expect(html).toContain(`value="${values.email}"`);
    expect(await sold(ad.id)).toBe(0);
  },
);

it('says that a person already has the coupon, and keeps the form', async () => {
  const { id } = await offer();
  const values = kim();
  await send(id, values);
  const { status, html } = await send(id, values);
  expect(status).toBe(409);
  expect(html).toContain('You have this coupon already');
  expect(html).toContain(`value="${values.email}"`);
});

describe('the form to wait for a coupon', () => {
  const soldOut = () => offer({ numberOfCoupons: 1, numberOfCouponsPurchased: 1 });
  const waits = (brochureId: number) => server.dependencies.database.getRepository(CouponWait).findBy({ brochureId });
  const page = (url: string) => server.app.inject(url);

  it('is on the form of a sold-out offer, needs no script, and thanks every address alike', async () => {
    const { id } = await soldOut();
    const { body } = await page(`/details/${id}/coupon`);
    expect(body).toContain('Tell me if one returns');
    expect(body).toContain('name="wait" value="1"');
    expect((await page(`/details/${id}`)).body).toContain(`href="/details/${id}/coupon"`);
    for (const time of [1, 2]) {
      const { status, location } = await send(id, { wait: '1', email: 'kim@people.example', website: '' });
      expect([time, status, location]).toEqual([time, 303, `/details/${id}/coupon?waiting=1`]);
    }
    const thanks = await page(`/details/${id}/coupon?waiting=1`);
    expect(thanks.body).toContain('we send you one mail');
    expect(thanks.body).not.toContain('name="wait"');
    expect((await waits(id)).map(({ email }) => email)).toEqual(['kim@people.example']);
  });

  it('shows the input again with its error', async () => {
    const { id } = await soldOut();
    const { status, html } = await send(id, { wait: '1', email: 'kim"' });
    expect(status).toBe(422);
    expect(html).toContain('Please enter a valid email address.');
    expect(html).toContain('value="kim&quot;"');
    expect(html).toContain('All coupons are taken');
  });

  it('leads to the coupon if one is left, and refuses what is no offer or comes from another site', async () => {
    const { id } = await offer();
    const values = { wait: '1', email: 'kim@people.example' };
    expect((await send(id, values)).location).toBe(`/details/${id}/coupon`);
    expect((await send('99999999999', values)).status).toBe(404);
    expect((await send(id, values, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // an old address says nothing once a coupon is left
    expect((await page(`/details/${id}/coupon?waiting=1`)).body).toContain('name="acceptTerms"');
  });

  it('ends by the link of its mail, also twice and by one click; opening the link changes nothing', async () => {
    const { id } = await soldOut();
    await send(id, { wait: '1', email: 'pat@people.example' });
    const link = `/waiting/stop?token=${leaveTokenOf(server.dependencies.config.identitySecret, 'pat@people.example')}`;
    expect((await page(link)).body).toContain('<form method="post">');
    expect(await waits(id)).toHaveLength(1);
    for (const payload of ['', 'List-Unsubscribe=One-Click']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await server.app.inject({ method: 'POST', url: link, headers, payload })).statusCode).toBe(200);
    }
    expect(await waits(id)).toEqual([]);
  });

  it.each(['', '?token=x', `?token=${'0'.repeat(64)}-${'0'.repeat(64)}`, '?token=a&token=b', '?token=%00'])(
    'a link with %j does nothing',
    async (query) => {
      expect((await page(`/waiting/stop${query}`)).statusCode).toBe(404);
      expect((await server.app.inject({ method: 'POST', url: `/waiting/stop${query}` })).statusCode).toBe(404);
    },
  );
});

it('sells only public coupons', async () => {
  const { id } = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED' });
  for (const wrong of [id, 2_000_000_000, 'x', '99999999999']) expect((await send(wrong, kim())).status).toBe(404);
});

it.each<[string, Record<string, string>, number]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a sister of our host', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, in an old browser', { origin: 'https://evil.example' }, 403],
  ['nobody knows where', {}, 403],
  ['our own page, in an old browser', { origin: 'http://offers.example', host: 'offers.example' }, 303],
])('from %s: %i', async (_where, headers, status) => {
  const { id } = await offer();
  const answer = await send(id, kim(), headers);
  expect(answer.status).toBe(status);
  expect(await sold(id)).toBe(status === 303 ? 1 : 0);
});

it('accepts a form in which empty fields are missing', async () => {
  const { id } = await offer();
  const answer = await server.app.inject({ method: 'POST', url: `/details/${id}/coupon`, headers: ours });
  expect(answer.statusCode).toBe(422);
});

it.each([
  ['JSON', 'application/json', '{"name":"Kim"}', 415],
  ['files', 'multipart/form-data; boundary=x', '--x--', 415],
  ['more than a form can hold', 'application/x-www-form-urlencoded', `name=${'x'.repeat(20_000)}`, 413],
])('refuses %s', async (_what, type, payload, status) => {
  const headers = { ...ours, 'content-type': type };
  const answer = await server.app.inject({ method: 'POST', url: '/details/1/coupon', headers, payload });
  expect(answer.statusCode).toBe(status);
});

type Limits = (typeof server.dependencies.config)['rateLimits'];

/** The answers to two forms from one address, under these limits. */
async function sendTwice(remoteAddress: string, changed: Partial<Limits>) {
  const { id } = await offer();
  const limits = server.dependencies.config.rateLimits;
  const before = { ...limits };
  Object.assign(limits, changed);
  const press = () =>
    server.app.inject({
      method: 'POST',
      url: `/details/${id}/coupon`,
      remoteAddress,
      headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(kim()).toString(),
    });
  try {
    return [await press(), await press()];
  } finally {
    Object.assign(limits, before);
  }
}

it('counts as a purchase, and says when to retry', async () => {
  const answers = await sendTwice('198.51.100.77', { purchases: 1 });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 429]);
  expect(answers[1]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(answers[1]?.body).toContain('Not possible just now');
});

it('renders no more pages than the page limit allows', async () => {
  const answers = await sendTwice('198.51.100.78', { reads: 1 });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 429]);
  expect(answers[1]?.headers['content-type']).toContain('application/problem+json');
});

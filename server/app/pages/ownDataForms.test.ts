import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { openMyCoupons } from '../../domains/purchases/buyer-access/openMyCoupons';
import { sendMyCoupons } from '../../domains/purchases/buyer-access/sendMyCoupons';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { nextNumber } from '../../test/factories/nextNumber';
import { makeContext } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const server = useTestServer({
  rateLimits: {
    reads: 1000,
    writes: 1000,
    logins: 1000,
    purchases: 1000,
    enquiries: 10,
    files: 100_000,
    megabytes: 100_000,
  },
});

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

const own = { 'sec-fetch-site': 'same-origin' };
const newAddress = () => `kim-${nextNumber()}@people.example`;

async function send(url: string, values: Record<string, string> = {}, headers: Record<string, string> = own) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
    payload: new URLSearchParams(values).toString(),
  });
  return { status: answer.statusCode, location: String(answer.headers.location), html: answer.body };
}

const mailsTo = (recipient: string) =>
  server.dependencies.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });

/** The address of the data of somebody with a coupon, as the opened link shows it. */
async function openData(email: string): Promise<string> {
  const context = makeContext({ database: server.dependencies.database });
  const { id: brochureId } = await makeCouponAd(server.dependencies.database);
  await purchaseCoupon(context, { brochureId, name: 'Kim Tran', email });
  await sendMyCoupons(context, { email });
  const mailed = /\/my-coupons\/([\w-]{43})/.exec((await mailsTo(email)).map(({ text }) => text).join())?.[1];
  return `/my-coupons/${await openMyCoupons(context, { token: mailed ?? 'no link' })}/data`;
}

const couponOf = (email: string) =>
  server.dependencies.database.getRepository(CouponPurchase).findOneByOrFail({ email });

it('shows all data of an opened link, to nobody else and to no cache', async () => {
  const address = await openData(newAddress());
  const page = await server.app.inject(address);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.body).toContain('name="robots" content="noindex"');
  expect(page.body).toContain('Coupons: name and address');
  const [pdf, json] = ['pdf', 'json'].map((kind) => new RegExp(`/rest/privacy/public/[\\w-]+/${kind}`).exec(page.body));
  for (const [link, type] of [
    [pdf, 'application/pdf'],
    [json, 'application/json'],
  ] as const) {
    const document = await server.app.inject(link?.[0] ?? 'no link');
    expect([document.statusCode, document.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(document.headers['cache-control']).toContain('no-store');
  }
  const stranger = await server.app.inject(`/my-coupons/${'x'.repeat(43)}/data`);
  expect([stranger.statusCode, stranger.body.includes('This link no longer works')]).toEqual([404, true]);
});

it('corrects a name, and shows the form again with an error', async () => {
  const email = newAddress();
  const address = await openData(email);
  const wrong = await send(address, { act: 'name', name: 'K' });
  expect([wrong.status, wrong.html.includes('value="K"')]).toEqual([422, true]);
  const done = await send(address, { act: 'name', name: 'Kim Nguyen' });
  expect([done.status, done.location]).toEqual([303, `${address}?done=name`]);
  expect((await server.app.inject(done.location)).body).toContain('Your name is corrected.');
  expect((await couponOf(email)).name).toBe('Kim Nguyen');
});

it('moves to a new address by the button behind the mailed link', async () => {
  const [email, next] = [newAddress(), newAddress()];
  const address = await openData(email);
  expect((await send(address, { act: 'email', email: next })).location).toBe(`${address}?done=email`);
  const link = /\/privacy-request\/[\w-]+\?confirm=[\w-]+/.exec((await mailsTo(next)).at(-1)?.text ?? '')?.[0] ?? '';
  const page = await server.app.inject(link);
  expect(page.body).toContain('Confirm this address');
  // the link alone changes nothing
  expect((await couponOf(email)).email).toBe(email);
  const [path, query] = link.split('?');
  const confirmed = await send(path ?? '', Object.fromEntries(new URLSearchParams(query)));
  expect([confirmed.status, confirmed.location]).toEqual([303, path]);
  expect((await server.app.inject(confirmed.location)).body).toContain('Your data are corrected');
  expect((await couponOf(next)).name).toBe('Kim Tran');
});

it('erases by the typed word only, and then shows what stays', async () => {
  const email = newAddress();
  const address = await openData(email);
  const wrong = await send(address, { act: 'erase', confirmation: 'yes' });
  expect([wrong.status, wrong.html.includes('Type ERASE to confirm.')]).toEqual([422, true]);
  const done = await send(address, { act: 'erase', confirmation: 'ERASE' });
  expect([done.status, done.location]).toEqual([303, expect.stringMatching(/^\/privacy-request\/[\w-]{55}$/)]);
  const page = await server.app.inject(done.location);
  expect(page.body).toContain('Your data are erased');
  expect(page.body).toContain('business records of 7 years');
  expect(page.body).not.toContain(email);
  const gone = await send(address, { act: 'erase', confirmation: 'ERASE' });
  expect([gone.status, gone.html.includes('This link no longer works')]).toEqual([404, true]);
});

it('refuses forms that another site sent, and without a body', async () => {
  const email = newAddress();
  const address = await openData(email);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await send(address, { act: 'erase', confirmation: 'ERASE' }, elsewhere)).status).toBe(403);
  const bare = await server.app.inject({ method: 'POST', url: address, headers: own });
  expect(bare.statusCode).toBe(422);
  expect((await couponOf(email)).name).toBe('Kim Tran');
});

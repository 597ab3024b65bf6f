import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
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

async function send(url: string, values: Record<string, string> = {}, headers: Record<string, string> = own) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
    payload: new URLSearchParams(values).toString(),
  });
  return { status: answer.statusCode, location: String(answer.headers.location), html: answer.body };
}

async function buyer(): Promise<string> {
  const { database } = server.dependencies;
  const { id: brochureId } = await makeCouponAd(database);
  const email = `kim-${nextNumber()}@people.example`;
  await purchaseCoupon(makeContext({ database }), { brochureId, name: 'Kim', email });
  return email;
}

async function mailedPath(recipient: string): Promise<string> {
  const mails = await server.dependencies.database.getRepository(OutgoingMail).findBy({ recipient });
  return /\/my-coupons\/[\w-]{43}/.exec(mails.map(({ text }) => text).join())?.[0] ?? 'no link';
}

it('leads a buyer from the address to the coupons, without a script', async () => {
  const email = await buyer();
  expect((await server.app.inject('/my-coupons')).body).toContain('action="/my-coupons" method="post"');
  const asked = await send('/my-coupons', { email });
  expect([asked.status, asked.location]).toEqual([303, '/my-coupons?sent=1']);
  expect((await server.app.inject(asked.location)).body).toContain('Look at your mail');

  const link = await mailedPath(email);
  for (const _fetchedByAMailProgram of [1, 2]) {
    const page = await server.app.inject(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain(`action="${link}" method="post"`);
    expect(page.body).not.toContain('Two coffees for one');
  }
  const opened = await send(link);
  expect(opened.status).toBe(303);
  expect(opened.location).toMatch(/^\/my-coupons\/[\w-]{43}$/);
  const page = await server.app.inject(opened.location);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('name="robots" content="noindex"');
  expect(page.body).toContain('Two coffees for one');
  expect(page.body).toMatch(/href="\/coupon\/[\w-]{55}"/);

  const again = await server.app.inject(link);
  expect([again.statusCode, again.body.includes('This link no longer works')]).toEqual([404, true]);
  // the browser's first render could not show the error
  expect(again.body).toContain('"hydrate":false');
  expect((await send(link)).status).toBe(404);
});

it('answers the same for an address without coupons', async () => {
  const { status, location } = await send('/my-coupons', { email: 'nobody@people.example' });
  expect([status, location]).toEqual([303, '/my-coupons?sent=1']);
});

it('shows the form again with an error beside the field', async () => {
  const { status, html } = await send('/my-coupons', { email: 'kim@' });
  expect(status).toBe(422);
  expect(html).toContain('value="kim@"');
  expect(html).toContain('Please enter a valid email address.');
});

it('refuses a form that another site sent', async () => {
  const email = await buyer();
  expect((await send('/my-coupons', { email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await mailedPath(email)).toBe('no link');
});

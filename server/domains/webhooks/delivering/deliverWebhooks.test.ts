import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createHmac } from 'node:crypto';
import { createPostOutside } from '../../../platform/outside-fetch/createPostOutside';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeWebhook } from '../../../test/factories/makeWebhook';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../../purchases/buying/purchaseCoupon';
import { listWebhookDeliveries, listWebhooks } from '../managing/listWebhooks';
import { replayWebhook, ReplayWebhookInput } from '../managing/replayWebhook';
import { rotateWebhookSecret, RotateWebhookSecretInput } from '../managing/rotateWebhookSecret';
import { sendTestWebhook } from '../managing/sendTestWebhook';
import { updateWebhook, UpdateWebhookInput } from '../managing/updateWebhook';
import { WebhookDidInput } from '../managing/WebhookDid';
import { WebhookSubscription } from '../WebhookSubscription';
import { claimDeliveries } from './claimDeliveries';
import { deliverWebhooks } from './deliverWebhooks';
import { mostAttempts } from './nextAttempt';

const db = useTestDatabase();
const identitySecret = 'a secret for tests that names nobody';
let now = new Date();
const clock = { now: () => now };
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));

interface Received {
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

let receiver: http.Server;
let port: number;
const received: Received[] = [];
/** statuses of the next answers of /flaky */
const answers: number[] = [];

beforeAll(async () => {
  receiver = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ url, headers, body: Buffer.concat(chunks).toString() });
      if (url === '/hang') return;
      if (url === '/drip') {
        response.write('x');
        return;
      }
      if (url === '/leads') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (url === '/upgrade') response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
      else if (url === '/busy') response.writeHead(429, { 'retry-after': '3600' }).end();
      else if (url === '/gone') response.writeHead(410).end();
      else if (url === '/endless') response.end('é\0'.repeat(500_000));
      else if (url === '/flaky') response.writeHead(answers.shift() ?? 200).end('said');
      else response.end('Thanks.');
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  received.splice(0);
  await db.database.query('DELETE FROM webhook_subscriptions');
  await db.database.query('DELETE FROM webhook_events');
});

const names: Record<string, string> = { 'receiver.example': '127.0.0.1' };
const resolve: LookupFunction = (hostname, _options, callback) =>
  callback(null, [{ address: names[hostname] ?? '127.0.0.2', family: 4 }]);
const postWithin = (timeoutMs: number) =>
  createPostOutside({ resolve, isAllowed: (address) => address === '127.0.0.1', timeoutMs });
const postOutside = postWithin(60_000);
const jobs = rememberJobs();
const deliver = (post = postOutside) =>
  deliverWebhooks({
    ...{ database: db.database, clock, jobs, publicUrl: 'https://offers.example', identitySecret, postOutside: post },
  });

const hookAt = (path: string, account: Account, values: Partial<WebhookSubscription> = {}) =>
  makeWebhook(db.database, account, { identitySecret, url: `http://receiver.example:${port}${path}`, ...values });
const contextOf = (account: Account) => makeContext({ database: db.database, clock, viewer: viewerOf(account) });
const logOf = (account: Account, did: string) => listWebhookDeliveries(contextOf(account), did);

const inputOf = <T extends object>(type: new () => T, values: object): T => Object.assign(new type(), values);

async function makeOwner(): Promise<Account> {
  const vendor = await makeVendor(db.database);
  return makeAccount(db.database, { role: 'VENDOR', vendorId: vendor.id });
}

async function publishAdOf({ vendorId }: Account): Promise<Brochure> {
  const brochure = await makeBrochure(db.database, { vendor: { id: vendorId! } as never, submittedAt: null });
  await db.database.getRepository(Brochure).update(brochure.id, { status: 'PUBLISHED', submittedAt: new Date() });
  later(1);
  return brochure;
}

/** as a receiver checks it */
function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(content).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
}

it('tells an owner of its own events, an administrator of all, and signs them', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()];
  const administrator = await makeAccount(db.database);
  const eventTypes = ['brochure.published' as const];
  const { secret } = await hookAt('/own', owner, { eventTypes });
  await hookAt('/site', administrator, { eventTypes });
  const { id, did } = await publishAdOf(owner);
  await publishAdOf(other);
  expect(await deliver()).toBe(3);
  expect(received.map(({ url }) => url).toSorted()).toEqual(['/own', '/site', '/site']);
  const own = received.find(({ url }) => url === '/own')!;
  expect(isSignedBy(secret, own)).toBe(true);
  expect(own.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_/) as string,
  });
  expect(JSON.parse(own.body)).toMatchObject({
    ...{ type: 'brochure.published', timestamp: expect.stringMatching(/Z$/) as string },
    data: { brochureId: id, did, type: 'LP_AD', status: 'PUBLISHED', vendorId: owner.vendorId },
  });
  expect(await deliver()).toBe(0);
});

it('tells of the life of ads and coupons, without personal data and without counted views', async () => {
  const owner = await makeOwner();
  const { webhook } = await hookAt('/own', owner);
  const ads = db.database.getRepository(Brochure);
  const { id } = await makeCouponAd(db.database, { vendor: { id: owner.vendorId! } as never });
  await db.database.query('UPDATE brochures SET detail_views_count = detail_views_count + 1 WHERE id = $1', [id]);
  await purchaseCoupon(makeContext({ database: db.database }), {
    brochureId: id,
    name: 'Pat Ng',
    email: 'pat@people.example',
  });
  await db.database.query(`UPDATE coupon_purchases SET redeemed_at = now(), redeemed_by_id = $1`, [owner.id]);
  await db.database.query(`UPDATE coupon_purchases SET redeemed_at = NULL, redeemed_by_id = NULL`);
  await db.database.query(`UPDATE coupon_purchases SET voided_at = now(), void_reason = 'BUYER'`);
  await ads.update(id, { title: 'Changed', updatedAt: new Date() });
  await ads.update(id, { status: 'PENDING_REVIEW' });
  later(1);
  await deliver();
  const log = await logOf(owner, webhook.did);
  expect(log.map(({ eventType }) => eventType).reverse()).toEqual([
    ...['brochure.published', 'coupon.sold', 'coupon.redeemed', 'coupon.cancelled'],
    ...['brochure.updated', 'brochure.withdrawn'],
  ]);
  expect(JSON.stringify(received.map(({ body }) => body))).not.toMatch(/Pat|people\.example/);
  expect(log[0]).toMatchObject({ state: 'DELIVERED', attempts: 1, responseStatus: 200, responseBody: 'Thanks.' });
});

it('writes an event only if its change commits', async () => {
  const owner = await makeOwner();
  await hookAt('/own', owner);
  const { id } = await makeBrochure(db.database, { vendor: { id: owner.vendorId! } as never, submittedAt: null });
  const rolledBack = db.database.transaction(async (manager) => {
    await manager.getRepository(Brochure).update(id, { status: 'PUBLISHED', submittedAt: new Date() });
    throw new Error('Rolled back.');
  });
  await expect(rolledBack).rejects.toThrow('Rolled back.');
  later(1);
  expect(await deliver()).toBe(0);
});

it('sends again after 500 with the same id, and then rests', async () => {
  const owner = await makeOwner();
  const { webhook } = await hookAt('/flaky', owner, { eventTypes: ['brochure.published'] });
  answers.push(500);
  await publishAdOf(owner);
  await deliver();
  expect((await logOf(owner, webhook.did))[0]).toMatchObject({
    ...{ state: 'PENDING', attempts: 1, responseStatus: 500, responseBody: 'said' },
    problem: 'The address answered with status 500.',
  });
  expect(await deliver()).toBe(0);
  later(1);
  expect(await deliver()).toBe(1);
  expect((await logOf(owner, webhook.did))[0]).toMatchObject({ state: 'DELIVERED', attempts: 2, problem: null });
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  later(60 * 24);
  expect(await deliver()).toBe(0);
});

it.each([
  ['/hang', 'The address did not answer in time.'],
  ['/drip', 'The address did not answer in time.'],
  ['/upgrade', 'The address could not be reached.'],
  ['/leads', 'The address redirects (302). Enter the address that it leads to.'],
])('%s is no delivery, and holds nobody up', async (path, problem) => {
  const [owner, other] = [await makeOwner(), await makeOwner()];
  const { webhook } = await hookAt(path, owner, { eventTypes: ['brochure.published'] });
  await hookAt('/good', other, { eventTypes: ['brochure.published'] });
  for (let count = 0; count < 3; count += 1) await publishAdOf(owner);
  await publishAdOf(other);
  await deliver(problem.endsWith('in time.') ? postWithin(400) : postOutside);
  expect(received.filter(({ url }) => url === '/good')).toHaveLength(1);
  expect(received.some(({ url }) => url === '/elsewhere')).toBe(false);
  expect((await logOf(owner, webhook.did))[0]).toMatchObject({ state: 'PENDING', attempts: 1, problem });
});

it('takes the first message of each webhook before the many of one company', async () => {
  const [busy, other] = [await makeOwner(), await makeOwner()];
  const eventTypes = ['brochure.published' as const];
  for (let count = 0; count < 6; count += 1) await hookAt('/hang', busy, { eventTypes });
  for (let count = 0; count < 8; count += 1) await publishAdOf(busy);
  const { webhook } = await hookAt('/good', other, { eventTypes });
  await publishAdOf(other);
  const claimed = await claimDeliveries(db.database, now);
  expect(claimed.some(({ subscriptionId }) => subscriptionId === webhook.id)).toBe(true);
});

it('keeps the beginning of an endless answer', async () => {
  const owner = await makeOwner();
  const { webhook } = await hookAt('/endless', owner, { eventTypes: ['brochure.published'] });
  await publishAdOf(owner);
  await deliver();
  const { responseBody, state } = (await logOf(owner, webhook.did))[0]!;
  expect([responseBody?.length, responseBody?.includes('\0'), state]).toEqual([1000, false, 'DELIVERED']);
});

it('sends nothing to private addresses', async () => {
  const owner = await makeOwner();
  const eventTypes = ['brochure.published' as const];
  const inside = await hookAt('', owner, { eventTypes, url: `http://inside.example:${port}/` });
  const literal = await hookAt('', owner, { eventTypes, url: `http://127.0.0.1:${port}/` });
  await publishAdOf(owner);
  await deliver(createPostOutside({ resolve }));
  for (const { webhook } of [inside, literal]) {
    expect((await logOf(owner, webhook.did))[0]).toMatchObject({ problem: 'The address is not public.' });
  }
  expect(received).toEqual([]);
});

it('pauses after three days with a mail, keeps what happens, and sends it when resumed', async () => {
  const owner = await makeOwner();
  const { webhook } = await hookAt('/flaky', owner, { eventTypes: ['brochure.published'] });
  answers.push(...Array.from({ length: mostAttempts }, () => 503));
  await publishAdOf(owner);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    expect(await deliver()).toBe(1);
    later(24 * 60);
  }
  expect((await listWebhooks(contextOf(owner)))[0]).toMatchObject({ state: 'PAUSED', pausedReason: 'FAILING' });
  const mails = await db.database.getRepository(OutgoingMail).findBy({ recipient: owner.email });
  expect(mails.map(({ subject }) => subject)).toEqual(['Paused: your webhook “Till of the café”']);
  expect(mails[0]?.text).toContain('https://offers.example/vendor/profile');

  await publishAdOf(owner);
  expect(await deliver()).toBe(0);
  const { did, description, eventTypes } = webhook;
  const resumed = { did, description, eventTypes, url: 'https://receiver.example/hook', isActive: true };
  await updateWebhook(contextOf(owner), inputOf(UpdateWebhookInput, resumed));
  await db.database.getRepository(WebhookSubscription).update(webhook.id, { url: webhook.url });
  expect(await deliver()).toBe(1);
  expect((await logOf(owner, did)).map(({ state }) => state)).toEqual(['DELIVERED', 'FAILED']);
});

it('waits for as long as a busy receiver asks', async () => {
  const owner = await makeOwner();
  await hookAt('/busy', owner, { eventTypes: ['brochure.published'] });
  await publishAdOf(owner);
  expect(await deliver()).toBe(1);
  later(59);
  expect(await deliver()).toBe(0);
  later(1);
  expect(await deliver()).toBe(1);
});

it('pauses at once when the address is gone', async () => {
  const owner = await makeOwner();
  await hookAt('/gone', owner, { eventTypes: ['brochure.published'] });
  await publishAdOf(owner);
  await deliver();
  expect((await listWebhooks(contextOf(owner)))[0]).toMatchObject({ state: 'PAUSED', pausedReason: 'GONE' });
});

it('signs with both secrets until the overlap of a rotation is over', async () => {
  const owner = await makeOwner();
  const { webhook, secret: before } = await hookAt('/own', owner);
  const { secret } = await rotateWebhookSecret(
    contextOf(owner),
    inputOf(RotateWebhookSecretInput, { did: webhook.did, overlapHours: 2 }),
  );
  const send = async (): Promise<Received> => {
    await sendTestWebhook(contextOf(owner), inputOf(WebhookDidInput, { did: webhook.did }));
    await deliver();
    return received.at(-1)!;
  };
  const during = await send();
  expect([isSignedBy(secret, during), isSignedBy(before, during)]).toEqual([true, true]);
  expect(JSON.parse(during.body)).toMatchObject({ type: 'webhook.test', data: { webhook: webhook.did } });
  later(121);
  const after = await send();
  expect([isSignedBy(secret, after), isSignedBy(before, after)]).toEqual([true, false]);
});

it('sends one message or those of a time again, of nobody else', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()];
  const { webhook } = await hookAt('/own', owner, { eventTypes: ['brochure.published'] });
  await hookAt('/other', other);
  const since = new Date(Date.now() - 60_000);
  for (let count = 0; count < 2; count += 1) await publishAdOf(owner);
  await publishAdOf(other);
  await deliver();
  const { messageId } = (await logOf(owner, webhook.did))[0]!;
  received.splice(0);
  expect(await replayWebhook(contextOf(owner), inputOf(ReplayWebhookInput, { did: webhook.did, messageId }))).toBe(1);
  await deliver();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId]);
  expect(await replayWebhook(contextOf(owner), inputOf(ReplayWebhookInput, { did: webhook.did, from: since }))).toBe(2);
  await deliver();
  expect(received.map(({ url }) => url)).toEqual(['/own', '/own', '/own']);
  await expect(
    replayWebhook(contextOf(other), inputOf(ReplayWebhookInput, { did: webhook.did, from: since })),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('sends nothing for a login that was suspended or has left', async () => {
  const owner = await makeOwner();
  await hookAt('/own', owner);
  await publishAdOf(owner);
  await db.database.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [owner.id]);
  expect(await deliver()).toBe(0);
});

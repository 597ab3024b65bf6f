import { Follow } from '../../domains/follows/Follow';
import { stopAllToken, stopOneToken } from '../../domains/follows/stopTokens';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeFollow } from '../../test/factories/makeFollow';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const server = useTestServer({
  rateLimits: {
    reads: 1000,
    writes: 1000,
    logins: 1000,
    purchases: 1000,
    enquiries: 2,
    files: 100_000,
    megabytes: 100_000,
  },
});
const database = () => server.dependencies.database;

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});
beforeEach(async () => {
  await database().query('DELETE FROM follows');
  await database().query('DELETE FROM outgoing_mails');
});

const own = { 'sec-fetch-site': 'same-origin' };
let sender = 1;

/** Each request comes from an address of its own, unless the test names one. */
async function send(url: string, values: Record<string, string>, headers: Record<string, string> = own, from?: string) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url, remoteAddress: from ?? `198.51.100.${(sender += 1)}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });
  return { status: answer.statusCode, location: answer.headers.location, html: answer.body };
}
const follows = () => database().getRepository(Follow).find();
const post = (url: string, payload = '') =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });

it('leads from the list over form, mail and button to a confirmed follow, without a script', async () => {
  const area = await makeMapArea(database());
  await makeBrochure(database(), { status: 'PUBLISHED', mapAreaId: area.id });
  const list = await server.app.inject(`/?mapArea=${area.code}`);
  expect(list.body).toContain(`href="/follow?mapArea=${area.code}"`);
  expect(list.body).toContain(
    `type="application/rss+xml" title="New offers (RSS)" href="/feeds/area/${area.code}.rss"`,
  );
  const page = await server.app.inject(`/follow?mapArea=${area.code}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`action="/follow?mapArea=${area.code}" method="post"`);
  expect(page.body).toContain('name="robots" content="noindex"');
  expect(page.body).toContain(`href="/feeds/area/${area.code}.ics"`);
  const { status, location } = await send(`/follow?mapArea=${area.code}`, { email: 'kim@people.example' });
  expect([status, location]).toEqual([303, `/follow?mapArea=${area.code}&sent=1`]);
  expect((await server.app.inject(String(location))).body).toContain('look into your mail');
  const [mail] = await database().getRepository(OutgoingMail).find();
  const link = /\/follow\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const question = await server.app.inject(link);
  expect([question.statusCode, question.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(question.body).toContain('<form method="post">');
  expect((await follows())[0]?.confirmedAt).toBeNull();
  const thanks = await post(link);
  expect([thanks.statusCode, thanks.body.includes('it is confirmed')]).toEqual([200, true]);
  expect((await follows())[0]?.confirmedAt).not.toBeNull();
});

it('answers the same for each address, known or not', async () => {
  await makeFollow(database(), { email: 'kim@people.example' });
  const answers = [
    await send('/follow', { email: 'kim@people.example' }),
    await send('/follow', { email: 'new@people.example' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
});

it('shows the input again with its error', async () => {
  const { status, html } = await send('/follow', { email: 'kim"@<b>' });
  expect(status).toBe(422);
  expect(html).toContain('Please enter a valid email address.');
  expect(html).toContain('value="kim&quot;@&lt;b&gt;"');
});

it('refuses other sites, unknown topics, and too many requests', async () => {
  const kim = { email: 'kim@people.example' };
  expect((await send('/follow', kim, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const query of [
    'mapArea=nowhere',
    'category=NOTHING',
    'vendorId=0',
    'vendorId=x',
    `category=${'A'.repeat(500)}`,
  ]) {
    expect([query, (await send(`/follow?${query}`, kim)).status]).toEqual([query, 404]);
  }
  const limited = [];
  for (let time = 1; time <= 3; time += 1) limited.push((await send('/follow', kim, own, '198.51.100.250')).status);
  expect(limited).toEqual([303, 303, 429]);
});

it.each(['mapArea=nowhere', 'category=NOTHING', `category=${'A'.repeat(500)}`, 'vendorId=999999'])(
  'there is no page to follow %s',
  async (query) => {
    expect((await server.app.inject(`/follow?${query}`)).statusCode).toBe(404);
  },
);

it('the page of an ad leads to its business', async () => {
  const vendor = await makeVendor(database());
  const { id } = await makeBrochure(database(), {
    ...{ status: 'PUBLISHED', publishedAt: new Date(), vendorId: vendor.id },
  });
  const { body } = await server.app.inject(`/details/${id}`);
  expect(body).toContain(`href="/follow?vendorId=${vendor.id}"`);
  expect(body).toContain(`href="/feeds/business/${vendor.id}.rss"`);
  expect((await server.app.inject(`/follow?vendorId=${vendor.id}`)).statusCode).toBe(200);
});

it.each<[string, string]>([
  ['the page', ''],
  ['one click in a mail program', 'List-Unsubscribe=One-Click'],
])('stops by %s, also twice; opening the link changes nothing', async (_way, payload) => {
  const { identitySecret } = server.dependencies.config;
  const follow = await makeFollow(database(), { email: 'kim@people.example' });
  const link = `/follow/stop?token=${stopOneToken(identitySecret, follow.id)}`;
  expect((await server.app.inject(link)).body).toContain('<form method="post">');
  expect(await follows()).toHaveLength(1);
  for (const time of [1, 2]) expect([time, (await post(link, payload)).statusCode]).toEqual([time, 200]);
  expect(await follows()).toEqual([]);
  expect((await post(`/follow/stop?token=${stopAllToken(identitySecret, 'kim@people.example')}`)).statusCode).toBe(200);
});

it.each([
  '',
  '?token=',
  '?token=x',
  `?token=${'0'.repeat(129)}`,
  `?token=7-${'0'.repeat(64)}`,
  '?token=a&token=b',
  '?token=%00',
])('a link with %j does nothing', async (query) => {
  await makeFollow(database());
  for (const path of ['/follow/stop', '/follow/confirm']) {
    expect((await server.app.inject(path + query)).statusCode).toBe(404);
    expect((await post(path + query)).statusCode).toBe(404);
  }
  expect(await follows()).toHaveLength(1);
});

import { createMailTransport } from '../../platform/mailer/delivery/createMailTransport';
import { deliverMail } from '../../platform/mailer/delivery/deliverMail';
import { optOutOfMail } from '../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { eventually } from '../../test/eventually';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeFollow } from '../../test/factories/makeFollow';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeContext } from '../../test/makeContext';
import { startMailServer } from '../../test/programs/startMailServer';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { readFeed } from './feeds/readFeed';
import { readStopToken } from './stopTokens';
import { sendDigests } from './sendDigests';

const test = useTestDatabase();
const identitySecret = 'a secret for tests that names nobody';
const publicUrl = 'https://offers.example';
const thursday = '2026-11-19T21:00:00Z';

const runAt = (time: string, jobs: JobQueue = rememberJobs()): Promise<number> =>
  sendDigests({ database: test.database, clock: { now: () => new Date(time) }, jobs, publicUrl, identitySecret });
const mailsTo = (recipient: string): Promise<OutgoingMail[]> =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });
const publish = (values: Parameters<typeof makeBrochure>[1]) =>
  makeBrochure(test.database, { status: 'PUBLISHED', publishedAt: new Date('2026-11-18T00:00:00Z'), ...values });
const confirmedAt = new Date('2026-11-15T00:00:00Z');
const follow = (values: Parameters<typeof makeFollow>[1] = {}) => makeFollow(test.database, { confirmedAt, ...values });

beforeEach(async () => {
  for (const table of ['follows', 'outgoing_mails', 'mail_opt_outs', 'brochures']) {
    await test.database.query(`DELETE FROM ${table}`);
  }
});

it('mails what is new since the confirmation and what ends within a week, once a week', async () => {
  const { email } = await follow();
  await publish({ title: 'Known before', publishedAt: new Date('2026-11-10T00:00:00Z') });
  await publish({ title: 'Fresh bread' });
  await publish({ title: 'Tourism', type: 'ATDW_AD' });
  await publish({ title: 'Waits', status: 'PENDING_REVIEW' });
  const old = { publishedAt: new Date('2026-01-01T00:00:00Z'), timeZone: 'Australia/Perth' };
  await publish({ ...old, title: 'Ends soon', validTo: '2026-11-24' });
  await publish({ ...old, title: 'Ends later', validTo: '2026-12-24' });
  expect(await runAt(thursday)).toBe(1);
  for (const again of [thursday, '2026-11-20T21:00:00Z', '2026-11-25T21:00:00Z']) expect(await runAt(again)).toBe(0);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Fresh bread');
  expect(mail?.text).toMatch(/Ends soon · .*until 24\/11\/2026 \(Perth time\)/);
  expect(mail?.text).not.toMatch(/Known before|Tourism|Waits|Ends later/);
  await publish({ title: 'Next week', publishedAt: new Date('2026-11-22T00:00:00Z') });
  expect(await runAt('2026-11-26T21:00:00Z')).toBe(1);
  expect((await mailsTo(email))[1]?.text).not.toContain('Fresh bread');
});

it('mails nothing without news, nor before a confirmation', async () => {
  const [waiting, reading] = [await follow({ confirmedAt: null }), await follow()];
  expect(await runAt(thursday)).toBe(0);
  await publish({ title: 'Fresh bread' });
  expect(await runAt(thursday)).toBe(1);
  expect([await mailsTo(waiting.email), await mailsTo(reading.email)]).toMatchObject([[], [{}]]);
});

it('gathers all that an address follows in one mail, and shows an offer once', async () => {
  const email = 'kim@people.example';
  const [area, category] = [await makeMapArea(test.database), await makeCategory(test.database)];
  await follow({ email, mapAreaId: area.id });
  await follow({ email, categoryId: category.id });
  await publish({ title: 'In both', mapAreaId: area.id, categoryId: category.id });
  await publish({ title: 'Of the category', categoryId: category.id });
  await publish({ title: 'Of neither' });
  expect(await runAt(thursday)).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text.match(/In both/g)).toHaveLength(1);
  expect(mail?.text).toContain('Of the category');
  expect(mail?.text).not.toContain('Of neither');
});

it('names the same ads as the feed of its topic, in the same order', async () => {
  const [area, food] = [await makeMapArea(test.database), await makeCategory(test.database)];
  const cafes = await makeCategory(test.database, { parentId: food.id });
  const { email } = await follow({ mapAreaId: area.id, categoryId: food.id });
  const there = { mapAreaId: area.id, categoryId: cafes.id };
  const made = [
    await publish({ ...there, publishedAt: new Date('2026-11-17T00:00:00Z') }),
    await publish({ ...there, type: 'BRO_AD', publishedAt: new Date('2026-11-19T00:00:00Z') }),
    await publish({ ...there, categoryId: food.id, publishedAt: new Date('2026-11-18T00:00:00Z') }),
  ];
  await publish({ ...there, type: 'ATDW_AD' });
  await publish({ ...there, status: 'PENDING_REVIEW' });
  await publish({ ...there, validFrom: '2026-12-24' });
  await publish({ categoryId: cafes.id });
  await publish({ mapAreaId: area.id });
  expect(await runAt(thursday)).toBe(1);
  const [mail] = await mailsTo(email);

  const context = makeContext({ database: test.database, publicUrl, clock: { now: () => new Date(thursday) } });
  const feed = await readFeed(context, { mapArea: area.code, category: food.code }, 'json');
  const { items } = JSON.parse(feed?.text ?? '') as { items: { url: string }[] };
  const inFeed = items.map(({ url }) => url);
  expect(inFeed.map((url) => Number(/\d+$/.exec(url)?.[0]))).toEqual([made[1]?.id, made[2]?.id, made[0]?.id]);
  expect(mail?.text.match(/https:\/\/offers\.example\/details[\w/-]*/g)).toEqual(inFeed);
});

it('skips an address that has unsubscribed from all optional mails', async () => {
  const { email } = await follow();
  await publish({ title: 'Fresh bread' });
  const clock = { now: () => new Date(thursday) };
  const token = optOutTokenOf(identitySecret, email);
  await optOutOfMail({ database: test.database, clock, identitySecret }, { token });
  expect(await runAt(thursday)).toBe(0);
});

it('continues after its process has died, and mails nobody twice', async () => {
  const emails: string[] = [];
  for (let number = 1; number <= 6; number += 1) emails.push((await follow()).email);
  await publish({ title: 'Fresh bread' });
  let calls = 0;
  /** ends the connection in the middle of the third transaction, as the end of the process does */
  const dying: JobQueue = {
    ...rememberJobs(),
    enqueue: async (manager) => {
      calls += 1;
      if (calls === 3) await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    },
  };
  await expect(runAt(thursday, dying)).rejects.toThrow();
  await eventually(async () => expect(await runAt(thursday)).toBeGreaterThanOrEqual(0));
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
});

it('mails nobody twice when it runs twice at once', async () => {
  const emails = [(await follow()).email, (await follow()).email, (await follow()).email];
  await publish({ title: 'Fresh bread' });
  const counts = await Promise.all([runAt(thursday), runAt(thursday)]);
  expect(counts[0] + counts[1]).toBe(3);
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
});

it('arrives with the sender, a contact and a link that ends it by one click', async () => {
  const { email, recipientHash } = await follow();
  const hostile = `<script>alert(1)</script>\r\nBcc: x@y.example \u202e`;
  await publish({ title: hostile, highlights: hostile });
  const jobs = rememberJobs();
  await runAt(thursday, jobs);
  const server = await startMailServer();
  const addresses = { from: 'Local Offers <hello@offers.example>', bouncesTo: null, idempotencyHeader: null };
  const sender = { publicUrl, contactEmail: 'people@offers.example' };
  const mailTransport = createMailTransport({ ...addresses, smtpUrl: server.url }, sender, identitySecret);
  const [mail] = await mailsTo(email);
  const clock = { now: () => new Date(thursday) };
  await deliverMail({ database: test.database, clock, mailTransport, identitySecret }, { mailId: mail?.id ?? 0 });
  const [received, ...others] = server.received;
  await server.stop();
  expect(others).toEqual([]);
  const header = (key: string) => received?.mail.headers.find((one) => one.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const token = /^<https:\/\/offers\.example\/follow\/stop\?token=([^>]*)>$/.exec(header('list-unsubscribe'))?.[1];
  expect(readStopToken(identitySecret, token ?? '')).toEqual({ recipientHash });
  expect(received?.mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  expect(received?.mail.html).not.toMatch(/<script|\u202e/);
  for (const part of ['people@offers.example', 'Unsubscribe from these mails'])
    expect(received?.mail.text).toContain(part);
});

import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { optOutOfMail } from '../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeFollow } from '../../test/factories/makeFollow';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { confirmFollow, readFollowOfLink } from './confirmFollow';
import { countFollows } from './countFollows';
import { Follow } from './Follow';
import { removeFollower } from './removeFollower';
import { requestFollow } from './requestFollow';
import { stopFollows } from './stopFollows';
import { readStopToken, stopAllToken, stopOneToken } from './stopTokens';

const test = useTestDatabase();
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
const context = () => makeContext({ database: test.database, clock });
const dependencies = () => ({ database: test.database, clock });
const kim = { address: {}, email: 'Kim@People.example ', website: '' };
const follows = () => test.database.getRepository(Follow).find({ order: { id: 'ASC' } });
const mails = () => test.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } });
const tokenOf = (mail: OutgoingMail | undefined): string => /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const day = 24 * 60 * 60 * 1000;
const secret = () => context().identitySecret;

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  await test.database.query('DELETE FROM follows');
  await test.database.query('DELETE FROM outgoing_mails');
  await test.database.query('DELETE FROM mail_opt_outs');
});

describe('a request', () => {
  it('mails a link, and starts nothing before its button is pressed', async () => {
    const area = await makeMapArea(test.database);
    await requestFollow(context(), { ...kim, address: { mapArea: area.code } });
    const [follow] = await follows();
    expect(follow).toMatchObject({ email: 'kim@people.example', mapAreaId: area.id, confirmedAt: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'kim@people.example', confidential: true, headers: {} });
    const token = tokenOf(mail);
    expect(follow?.tokenHash).not.toContain(token);
    // opening the link changes nothing
    expect(await readFollowOfLink(dependencies(), token)).toMatchObject({
      ...{ name: `Local offers in ${area.name}`, listPath: `/?mapArea=${area.code}`, isConfirmed: false },
    });
    expect((await follows())[0]?.confirmedAt).toBeNull();
    for (const time of [1, 2]) {
      expect([time, await confirmFollow(dependencies(), token)]).toMatchObject([time, { isConfirmed: true }]);
    }
    expect((await follows())[0]?.confirmedAt).toEqual(now);
    const log = await test.database
      .getRepository(AuditLogEntry)
      .findBy({ entityType: 'Follow', entityId: follow?.id ?? 0 });
    expect(log.map(({ action }) => action).sort()).toEqual(['confirmFollow', 'requestFollow']);
    expect(JSON.stringify(log)).not.toContain('people.example');
  });

  it('is confirmed within 7 days, and by the newest link only', async () => {
    await requestFollow(context(), kim);
    await requestFollow(context(), kim);
    const [first, second] = await mails();
    expect(await follows()).toHaveLength(1);
    expect(await confirmFollow(dependencies(), tokenOf(first))).toBeNull();
    now = new Date(now.getTime() + 7 * day);
    expect(await confirmFollow(dependencies(), tokenOf(second))).toBeNull();
    now = new Date(now.getTime() - 1);
    expect(await confirmFollow(dependencies(), tokenOf(second))).toMatchObject({ isConfirmed: true });
  });

  it('of a double click is one follow', async () => {
    await Promise.all([requestFollow(context(), kim), requestFollow(context(), kim)]);
    expect(await follows()).toHaveLength(1);
  });

  it('of an address that follows it already changes nothing, and tells only its owner', async () => {
    const follow = await makeFollow(test.database, { email: 'kim@people.example' });
    await requestFollow(context(), kim);
    expect(await follows()).toMatchObject([{ id: follow.id, tokenHash: follow.tokenHash }]);
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('already') as string }]);
  });

  it('mails an address at most 3 times an hour, and follows at most 30 topics', async () => {
    for (let time = 1; time <= 5; time += 1) await requestFollow(context(), kim);
    expect(await mails()).toHaveLength(3);
    await test.database.query('DELETE FROM outgoing_mails');
    for (let number = 1; number <= 29; number += 1) {
      const { id } = await makeMapArea(test.database);
      await makeFollow(test.database, { email: 'kim@people.example', mapAreaId: id });
    }
    const { code } = await makeMapArea(test.database);
    await requestFollow(context(), { ...kim, address: { mapArea: code } });
    expect([(await follows()).length, await mails()]).toEqual([30, []]);
  });

  it('that fills in the honeypot changes nothing', async () => {
    await requestFollow(context(), { ...kim, website: 'https://spam.example' });
    expect([await follows(), await mails()]).toEqual([[], []]);
  });

  it.each(['', 'kim', 'kim@', 'a@b.example\nBcc: c@d.example', `${'k'.repeat(300)}@people.example`])(
    'refuses the address %j',
    async (email) => {
      await expect(requestFollow(context(), { ...kim, email })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'email' }],
      });
    },
  );

  it.each([{ mapArea: 'nowhere' }, { category: 'NOTHING' }, { vendorId: 0 }, { category: "'; DROP TABLE follows" }])(
    'refuses the unknown topic %j',
    async (address) => {
      await expect(requestFollow(context(), { ...kim, address })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('refuses a business that was never public', async () => {
    const { id: vendorId } = await makeVendor(test.database);
    await makeBrochure(test.database, { vendorId, status: 'PENDING_REVIEW', publishedAt: null });
    await expect(requestFollow(context(), { ...kim, address: { vendorId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('confirming lets an unsubscribed address have mails again, as its page says', async () => {
  const token = optOutTokenOf(secret(), 'kim@people.example');
  await optOutOfMail({ ...dependencies(), identitySecret: secret() }, { token });
  await requestFollow(context(), kim);
  const [mail] = await mails();
  expect(await readFollowOfLink(dependencies(), tokenOf(mail))).toMatchObject({ isOptedOut: true });
  await confirmFollow(dependencies(), tokenOf(mail));
  expect(await test.database.getRepository(MailOptOut).count()).toBe(0);
});

describe('stopping', () => {
  it('ends one follow, or all of an address, and takes back what is not sent', async () => {
    const email = 'kim@people.example';
    const { id: mapAreaId } = await makeMapArea(test.database);
    const [one] = [await makeFollow(test.database, { email }), await makeFollow(test.database, { email, mapAreaId })];
    const other = await makeFollow(test.database);
    await test.database.query(
      `INSERT INTO outgoing_mails (event_key, recipient, subject, text, html, headers, attachments, confidential, state, created_at)
       VALUES ('follow-digest:1:x', $1, 'S', 'T', 'H', '{}', '[]', false, 'HELD', now())`,
      [email],
    );
    await stopFollows(
      { ...dependencies(), identitySecret: secret() },
      readStopToken(secret(), stopOneToken(secret(), one.id)) ?? { followId: 0 },
    );
    expect(await follows()).toHaveLength(2);
    expect(await mails()).toMatchObject([{ state: 'HELD' }]);
    const all = readStopToken(secret(), stopAllToken(secret(), email)) ?? { followId: 0 };
    for (const time of [1, 2]) {
      await stopFollows({ ...dependencies(), identitySecret: secret() }, all);
      expect([time, (await follows()).map(({ id }) => id)]).toEqual([time, [other.id]]);
    }
    expect(await mails()).toMatchObject([{ state: 'SUPPRESSED' }]);
  });

  it('accepts only our own tokens', () => {
    const own = stopOneToken(secret(), 7);
    expect(readStopToken(secret(), own)).toEqual({ followId: 7 });
    for (const token of ['', '7', own.replace('7-', '8-'), stopOneToken('another', 7), `${own}0`, own.toUpperCase()]) {
      expect(readStopToken(secret(), token)).toBeNull();
    }
  });
});

it('administrators see figures without addresses, and remove an address', async () => {
  const viewer = viewerOf(await makeAccount(test.database));
  const administrator = makeContext({ database: test.database, viewer });
  const area = await makeMapArea(test.database);
  await makeFollow(test.database, { email: 'kim@people.example', mapAreaId: area.id });
  await makeFollow(test.database, { email: 'kim@people.example' });
  await makeFollow(test.database, { mapAreaId: area.id });
  await makeFollow(test.database, { mapAreaId: area.id, confirmedAt: null });
  expect(await countFollows(administrator)).toEqual({
    addressesCount: 2,
    topics: [
      { name: `Local offers in ${area.name}`, confirmedCount: 2, pendingCount: 1 },
      { name: 'Local offers', confirmedCount: 1, pendingCount: 0 },
    ],
  });
  expect(await removeFollower(administrator, { email: ' KIM@people.example' })).toBe(2);
  expect(await removeFollower(administrator, { email: 'kim@people.example' })).toBe(0);
  expect(await follows()).toHaveLength(2);
});

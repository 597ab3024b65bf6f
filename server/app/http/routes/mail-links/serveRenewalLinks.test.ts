import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import { renewalTokenOf } from '../../../../domains/advertiser-notices/renewal-links/renewalTokens';
import { Brochure } from '../../../../domains/brochures/Brochure';
import { BrochureRevision } from '../../../../domains/brochures/revisions/BrochureRevision';
import { Account } from '../../../../domains/accounts/Account';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeAsset } from '../../../../test/factories/makeAsset';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeVendor } from '../../../../test/factories/makeVendor';
import { useTestServer } from '../../../../test/useTestServer';

const now = new Date('2026-11-20T02:00:00Z');
const server = useTestServer({
  rateLimits: {
    reads: 1000,
    writes: 1000,
    logins: 1000,
    purchases: 1000,
    enquiries: 1000,
    files: 100_000,
    megabytes: 100_000,
  },
});
const database = () => server.dependencies.database;
let seller: Account;
let vendorId: number;

beforeAll(async () => {
  server.dependencies.clock = { now: () => now };
  vendorId = (await makeVendor(database())).id;
  seller = await makeAccount(database(), { role: 'VENDOR', vendorId });
});

async function makeAd(values: Partial<Brochure> = {}): Promise<Brochure> {
  const own = { vendorId, status: 'PUBLISHED', title: 'Two <for> one', timeZone: 'Australia/Brisbane' } as const;
  const { id } = await makeBrochure(database(), { ...own, validFrom: '2026-06-01', validTo: '2026-12-24', ...values });
  await makeAsset(database(), { brochureId: id });
  return database().getRepository(Brochure).findOneByOrFail({ id });
}
const secret = () => server.dependencies.config.identitySecret;
const tokenOf = ({ id, validTo, stateVersion }: Brochure, to = seller.email) =>
  renewalTokenOf(secret(), { brochureId: id, lastDay: validTo ?? '', stateVersion, to });
const open = (token: string) => server.app.inject(`/renew?token=${token}`);
const send = (token: string, values: Record<string, string>) =>
  server.app.inject({
    ...{ method: 'POST', url: `/renew?token=${token}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const revisionsOf = (brochureId: number) => database().getRepository(BrochureRevision).findBy({ brochureId });

it('shows the ad with days to choose, and changes nothing', async () => {
  const ad = await makeAd();
  const { statusCode, body, headers } = await open(tokenOf(ad));
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('Two &#60;for&#62; one');
  expect(body).toContain('It is online until 24/12/2026 (Brisbane time).');
  expect(body).toContain('1 month more: until 24/01/2027');
  expect(body).toContain('3 months more: until 24/03/2027');
  expect(body).toContain('We look at the new last day before it holds.');
  expect(await revisionsOf(ad.id)).toEqual([]);
});

it('sends the chosen day for review once, whatever is clicked again', async () => {
  const ad = await makeAd();
  const [token, version] = [tokenOf(ad), String(ad.version)];
  const sent = await send(token, { version, day: '2027-01-24' });
  expect([sent.statusCode, sent.body.includes('You have sent 24/01/2027')]).toEqual([200, true]);
  const again = await send(token, { version, day: 'own', ownDay: '01/01/2029' });
  expect(again.body).toContain('You have sent 24/01/2027');
  expect((await open(token)).body).not.toContain('<form');
  expect(
    (await revisionsOf(ad.id)).map(({ changes, state, submittedByAccountId }) => [
      changes,
      state,
      submittedByAccountId,
    ]),
  ).toEqual([[{ validTo: '2027-01-24' }, 'WAITING', seller.id]]);
  expect(await database().getRepository(Brochure).findOneByOrFail({ id: ad.id })).toMatchObject({
    validTo: '2026-12-24',
  });
  const [line] = await database()
    .getRepository(AuditLogEntry)
    .findBy({ entityType: 'BrochureRevision', action: 'renewBrochure' });
  expect(line).toMatchObject({ actorAccountId: seller.id, actorRole: 'VENDOR' });
});

it('of two clicks at once one is sent', async () => {
  const ad = await makeAd();
  const days = ['2027-01-24', '2027-03-24'];
  await Promise.all(days.map((day) => send(tokenOf(ad), { version: String(ad.version), day })));
  expect(await revisionsOf(ad.id)).toHaveLength(1);
});

it('works for the contact address of an ad without a login', async () => {
  const ad = await makeAd({ vendorId: null, contactEmail: 'kim@people.example' });
  const sent = await send(tokenOf(ad, 'kim@people.example'), {
    version: String(ad.version),
    day: 'own',
    ownDay: ' 01/02/2027',
  });
  expect(sent.body).toContain('You have sent 01/02/2027');
  expect((await revisionsOf(ad.id))[0]).toMatchObject({
    submittedByAccountId: null,
    changes: { validTo: '2027-02-01' },
  });
});

it.each<[string, Record<string, string>, string]>([
  ['no day', {}, 'Choose the new last day.'],
  ['a day that does not exist', { day: 'own', ownDay: '31/02/2027' }, 'Write the new last day as DD/MM/YYYY'],
  ['a day in the other format', { day: 'own', ownDay: '2027-02-24' }, 'value="2027-02-24"'],
  ['two days', { day: '2027-01-24', ownDay: '24/02/2027' }, 'Two days are given'],
  ['the present last day', { day: '2026-12-24' }, 'give a later last day'],
  ['a day that has passed', { day: '2026-11-01' }, 'That day has passed'],
])('refuses %s and asks again', async (_what, values, message) => {
  const ad = await makeAd();
  const { statusCode, body } = await send(tokenOf(ad), { version: String(ad.version), ...values });
  expect(statusCode).toBe(422);
  expect(body).toContain(message);
  expect(body).toContain('<form method="post">');
  expect(await revisionsOf(ad.id)).toEqual([]);
});

it.each(['0', '', 'NaN', '1e99'])('refuses a page of another version: %j', async (version) => {
  const ad = await makeAd();
  const { statusCode, body } = await send(tokenOf(ad), { version, day: '2027-01-24' });
  expect([statusCode, body.includes('The ad has changed meanwhile')]).toEqual([409, true]);
  expect(await revisionsOf(ad.id)).toEqual([]);
});

it('works until 30 days after the last day, and proposes days to come', async () => {
  const ad = await makeAd({ validTo: '2026-10-21' });
  expect((await open(tokenOf(ad))).body).toContain('1 month more: until 20/12/2026');
  const older = await makeAd({ validTo: '2026-10-20' });
  expect((await open(tokenOf(older))).statusCode).toBe(404);
});

it('says so when the last day is another one by now', async () => {
  const ad = await makeAd();
  await database().query(`UPDATE brochures SET valid_to = '2027-06-30' WHERE id = $1`, [ad.id]);
  const answers = [
    await open(tokenOf(ad)),
    await send(tokenOf(ad), { version: String(ad.version), day: '2028-01-01' }),
  ];
  for (const { statusCode, body } of answers) {
    expect([statusCode, body.includes('This ad has new dates already'), body.includes('<form')]).toEqual([
      200,
      true,
      false,
    ]);
  }
  expect(await revisionsOf(ad.id)).toEqual([]);
});

describe('a link is refused', () => {
  const refused = async (ad: Brochure, token: string) => {
    const answers = [await open(token), await send(token, { version: String(ad.version), day: '2027-01-24' })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.body).not.toContain('Two ');
    expect(await revisionsOf(ad.id)).toEqual([]);
  };

  it('with the number of another ad, another day, or another signature', async () => {
    const [ad, other] = [await makeAd(), await makeAd()];
    const token = tokenOf(ad);
    await refused(other, token.replace(/^\d+/, String(other.id)));
    await refused(ad, token.replace('2026-12-24', '2026-12-25'));
    await refused(
      ad,
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    await refused(
      ad,
      renewalTokenOf('another secret', {
        brochureId: ad.id,
        lastDay: '2026-12-24',
        stateVersion: ad.stateVersion,
        to: seller.email,
      }),
    );
  });

  it.each(['', 'x', '0.2026-12-24.1', '%00', `1.2026-02-31.1.${'0'.repeat(64)}.${'0'.repeat(64)}`, 'a&token=b'])(
    'as %j',
    async (token) => {
      expect([(await open(token)).statusCode, (await send(token, { day: '2027-01-24' })).statusCode]).toEqual([
        404, 404,
      ]);
    },
  );

  it('after the ad was archived and published again', async () => {
    const ad = await makeAd();
    await database().query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
      [ad.id],
    );
    await refused(ad, tokenOf(ad));
    await database().query(
      `UPDATE brochures SET status = 'PUBLISHED', archive_reason = NULL, archived_at = NULL WHERE id = $1`,
      [ad.id],
    );
    await refused(ad, tokenOf(ad));
  });

  it('after the ad has gone to another company, and for people who have left', async () => {
    const [ad, left] = [await makeAd(), await makeAd()];
    const another = await makeVendor(database());
    await database().query('UPDATE brochures SET vendor_id = $2 WHERE id = $1', [ad.id, another.id]);
    await refused(ad, tokenOf(ad));
    const colleague = await makeAccount(database(), { role: 'VENDOR', vendorId });
    await database().getRepository(Account).update({ id: colleague.id }, { suspendedAt: now });
    await refused(left, tokenOf(left, colleague.email));
    await refused(left, tokenOf(left, 'stranger@people.example'));
  });
});

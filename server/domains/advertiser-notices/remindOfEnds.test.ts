import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { optOutOfMail } from '../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf, recipientHashOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { nextNumber } from '../../test/factories/nextNumber';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { remindOfEnds } from './remindOfEnds';
import { readRenewalToken } from './renewal-links/renewalTokens';

const test = useTestDatabase();
const identitySecret = 'a secret for tests that names nobody';

const remindAt = (time: string): Promise<number> =>
  remindOfEnds({
    database: test.database,
    clock: { now: () => new Date(time) },
    jobs: rememberJobs(),
    publicUrl: 'https://offers.example',
    identitySecret,
  });
const makeAd = async (values: Partial<Brochure>): Promise<Brochure & { contactEmail: string }> => {
  const contactEmail = `keeper-${nextNumber()}@people.example`;
  const ad = await makeBrochure(test.database, { status: 'PUBLISHED', contactEmail, title: 'Two for one', ...values });
  return Object.assign(ad, { contactEmail });
};
const subjectsTo = async (recipient: string): Promise<string[]> =>
  (await test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } })).map(
    ({ subject }) => subject,
  );

beforeEach(() => test.database.query(`UPDATE brochures SET valid_to = NULL`));

it('mails 14 and 3 days before the last day, each once, however often it runs', async () => {
  const { id, contactEmail } = await makeAd({ validTo: '2026-12-24', timeZone: 'Australia/Brisbane' });
  for (const day of ['09', '10', '10', '11', '20', '21', '21', '23', '24']) await remindAt(`2026-12-${day}T00:00:00Z`);
  expect(await subjectsTo(contactEmail)).toEqual([
    'Your ad ends in 14 days: Two for one',
    'Your ad ends in 3 days: Two for one',
  ]);
  const entries = await test.database.getRepository(AuditLogEntry).findBy({ entityType: 'Brochure', entityId: id });
  expect(entries.map(({ action, actorRole, after }) => [action, actorRole, after?.['daysLeft']])).toEqual([
    ['remindOfEnds', 'SYSTEM', 14],
    ['remindOfEnds', 'SYSTEM', 3],
  ]);
});

it("counts days in the ad's own time zone", async () => {
  const { contactEmail } = await makeAd({ validTo: '2026-12-24', timeZone: 'Australia/Perth' });
  await remindAt('2026-12-09T15:59:59Z');
  expect(await subjectsTo(contactEmail)).toEqual([]);
  await remindAt('2026-12-09T16:00:00Z');
  expect(await subjectsTo(contactEmail)).toHaveLength(1);
});

it('catches up after a missed day and states the days left', async () => {
  const { contactEmail } = await makeAd({ validTo: '2026-12-24', timeZone: 'Australia/Brisbane' });
  await remindAt('2026-12-23T00:00:00Z');
  expect(await subjectsTo(contactEmail)).toEqual(['Your ad ends tomorrow: Two for one']);
});

it('starts again after a change of the last day', async () => {
  const { id, contactEmail } = await makeAd({ validTo: '2026-12-24', timeZone: 'Australia/Brisbane' });
  await remindAt('2026-12-22T00:00:00Z');
  await test.database.query(`UPDATE brochures SET valid_to = '2027-01-31' WHERE id = $1`, [id]);
  await remindAt('2026-12-23T00:00:00Z');
  await remindAt('2027-01-20T00:00:00Z');
  expect(await subjectsTo(contactEmail)).toHaveLength(2);
});

it("mails the vendor's logins rather than the contact, except those who have unsubscribed", async () => {
  const vendor = await makeVendor(test.database);
  const [reading, tired] = [
    await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id }),
    await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id }),
  ];
  const clock = { now: () => new Date('2026-12-01T00:00:00Z') };
  const token = optOutTokenOf(identitySecret, tired.email);
  await optOutOfMail({ database: test.database, clock, identitySecret }, { token });
  const { contactEmail } = await makeAd({ validTo: '2026-12-24', vendorId: vendor.id });
  expect(await remindAt('2026-12-22T00:00:00Z')).toBe(1);
  expect(await subjectsTo(reading.email)).toHaveLength(1);
  expect([await subjectsTo(tired.email), await subjectsTo(contactEmail)]).toEqual([[], []]);
  const [mail] = await test.database.getRepository(OutgoingMail).findBy({ recipient: reading.email });
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(mail?.text).toContain('until 24/12/2026 (Brisbane time), which is in 2 days');
});

it('links to a page that renews the ad without a login', async () => {
  const { id, contactEmail } = await makeAd({ validTo: '2026-12-24' });
  const { stateVersion } = await test.database.getRepository(Brochure).findOneByOrFail({ id });
  await remindAt('2026-12-22T00:00:00Z');
  const [mail] = await test.database.getRepository(OutgoingMail).findBy({ recipient: contactEmail });
  const token = /\/renew\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(readRenewalToken(identitySecret, token)).toEqual({
    ...{ brochureId: id, lastDay: '2026-12-24', stateVersion },
    recipientHash: recipientHashOf(identitySecret, contactEmail),
  });
});

it.each<[string, Partial<Brochure>]>([
  ['that waits for review', { status: 'PENDING_REVIEW' }],
  ['that is archived', { status: 'ARCHIVED' }],
  ['that is deleted', { recordStatus: false, deletedAt: new Date() }],
  ['that has ended', { validTo: '2026-12-20' }],
  ["whose source decides, and whose address is not the site's to write to", { type: 'ATDW_AD' }],
])('sends no reminder for an ad %s', async (_what, values) => {
  const { contactEmail } = await makeAd({ validTo: '2026-12-24', ...values });
  await remindAt('2026-12-22T00:00:00Z');
  expect(await subjectsTo(contactEmail)).toEqual([]);
});

import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { mailStarts } from './mailStarts';

const test = useTestDatabase();
let seller: Account;

beforeAll(async () => {
  const { id: vendorId } = await makeVendor(test.database);
  seller = await makeAccount(test.database, { role: 'VENDOR', vendorId });
});
beforeEach(() => test.database.query('UPDATE brochures SET valid_from = NULL'));

const runAt = (time: string) =>
  mailStarts({
    database: test.database,
    clock: { now: () => new Date(time) },
    jobs: rememberJobs(),
    publicUrl: 'https://offers.example',
  });
/** An ad of Brisbane (UTC+10) that begins on 1 December. */
const makeAd = (values: Partial<Brochure> = {}) =>
  makeBrochure(test.database, {
    ...{ vendorId: seller.vendorId, status: 'PUBLISHED', title: 'Two for one', timeZone: 'Australia/Brisbane' },
    ...{ validFrom: '2026-12-01', validTo: '2026-12-24', publishedAt: new Date('2026-11-20T00:00:00Z') },
    ...values,
  });

it("mails once on the first day, in the morning of the ad's zone", async () => {
  const { id } = await makeAd();
  expect([await runAt('2026-11-29T21:12:00Z'), await runAt('2026-11-30T14:12:00Z')]).toEqual([0, 0]); // 1 December, 0:12
  expect([await runAt('2026-11-30T21:12:00Z'), await runAt('2026-11-30T22:12:00Z')]).toEqual([1, 0]);
  const [mail] = await test.database.getRepository(OutgoingMail).findBy({ recipient: seller.email });
  expect(mail?.subject).toBe('Your ad is live: Two for one');
  expect(mail?.text).toContain('is live since 01/12/2026 (Brisbane time).');
  expect(mail?.text).toContain(`https://offers.example/details/${id}`);
});

it('catches up on the next day, and two processes at once mail once', async () => {
  await makeAd();
  const queued = await Promise.all([runAt('2026-12-01T16:00:00Z'), runAt('2026-12-01T16:00:00Z')]);
  expect(queued.toSorted()).toEqual([0, 1]);
});

it.each<[string, Partial<Brochure>]>([
  ['was published on its first day', { publishedAt: new Date('2026-11-30T14:30:00Z') }],
  ['waits for review', { status: 'PENDING_REVIEW' }],
  ['has no company', { vendorId: null }],
  ['is deleted', { recordStatus: false, deletedAt: new Date() }],
  ['began long ago', { validFrom: '2026-11-28' }],
  ['has ended', { validTo: '2026-11-30', validFrom: '2026-11-30' }],
])('says nothing of an ad that %s', async (_what, values) => {
  await makeAd(values);
  expect(await runAt('2026-11-30T21:12:00Z')).toBe(0);
});

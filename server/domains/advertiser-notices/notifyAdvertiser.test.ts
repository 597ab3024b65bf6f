import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Account } from '../accounts/Account';
import type { Brochure } from '../brochures/Brochure';
import { notifyAdvertiser } from './notifyAdvertiser';

const test = useTestDatabase();
let administrator: Account;
let seller: Account;
let brochure: Brochure;

beforeEach(async () => {
  administrator = await makeAccount(test.database);
  const vendor = await makeVendor(test.database, { contactEmail: 'Owner@tide.example' });
  seller = await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id });
  brochure = await makeBrochure(test.database, {
    vendorId: vendor.id,
    contactEmail: 'hello@tide.example',
    title: 'Eggs',
  });
});

const contextAt = (time: string, account: Account | null = administrator): RequestContext =>
  makeContext({ database: test.database, clock: { now: () => new Date(time) }, viewer: account && viewerOf(account) });
const ten = '2026-11-20T10:00:00Z';
const notify = (email: string, confirmed = false, context = contextAt(ten)) =>
  notifyAdvertiser(context, { id: brochure.id, email, confirmed });
const mailsAbout = (): Promise<OutgoingMail[]> =>
  test.database
    .getRepository(OutgoingMail)
    .createQueryBuilder('mail')
    .where('mail.event_key LIKE :topic', { topic: `notify-advertiser:${brochure.id}:%` })
    .orderBy('mail.id')
    .getMany();

describe('notifyAdvertiser', () => {
  it("mails the ad's contact, its vendor and the vendor's logins", async () => {
    for (const email of ['HELLO@tide.example', 'owner@tide.example', seller.email]) {
      await expect(notify(email)).resolves.toMatchObject({ id: brochure.id });
    }
    const mails = await mailsAbout();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['hello@tide.example', 'owner@tide.example', seller.email]);
    expect(mails[0]).toMatchObject({ subject: 'Your ad waits for review: Eggs' });
    expect(mails[0]?.text).toMatch(new RegExp(`https://offers\\.example/details/${brochure.id}\\?preview=[\\w.-]+\n`));
    expect(mails[0]?.text).toContain('Only people with this link can see it.');
    const log = { entityType: 'Brochure', entityId: brochure.id, action: 'notifyAdvertiser' };
    const entries = await test.database.getRepository(AuditLogEntry).findBy(log);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ actorAccountId: administrator.id, after: { confirmed: false } });
  });

  it('requires confirmation for any other address', async () => {
    const asked = { code: 'VALIDATION_FAILED', errors: [{ field: 'confirmed', code: 'CONFIRMATION_NEEDED' }] };
    await expect(notify('friend@tide.example')).rejects.toMatchObject(asked);
    expect(await mailsAbout()).toEqual([]);
    await expect(notify('friend@tide.example', true)).resolves.toBeDefined();
    expect(await mailsAbout()).toHaveLength(1);
  });

  it('mails one address about one ad once in ten minutes, even for simultaneous requests', async () => {
    const email = 'hello@tide.example';
    const twice = await Promise.allSettled([notify(email), notify(email)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(notify(email, true, contextAt('2026-11-20T10:09:00Z'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 60,
    });
    await notify('owner@tide.example');
    await notify(email, false, contextAt('2026-11-20T10:10:00Z'));
    expect(await mailsAbout()).toHaveLength(3);
  });

  it('never mails the contact of a tourism ad', async () => {
    brochure = await makeBrochure(test.database, { type: 'ATDW_AD', contactEmail: 'private@tourism.example' });
    await expect(notify('private@tourism.example', true)).rejects.toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('refuses invalid addresses, missing ads and callers other than administrators', async () => {
    await expect(notify('nobody')).rejects.toMatchObject({ errors: [{ field: 'email', code: 'EMAIL' }] });
    const unknown = notifyAdvertiser(contextAt(ten), { id: 2_000_000, email: 'a@b.example', confirmed: true });
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(notify(seller.email, true, contextAt(ten, seller))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(notify(seller.email, true, contextAt(ten, null))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

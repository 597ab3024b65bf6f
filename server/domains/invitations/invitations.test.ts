import type { RequestContext } from '../../platform/context/RequestContext';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount, testPassword } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Account } from '../accounts/Account';
import { login } from '../accounts/signing-in/login';
import { terminateAccount } from '../accounts/states/terminateAccount';
import { Brochure } from '../brochures/Brochure';
import { Vendor } from '../vendors/Vendor';
import { inviteVendor } from './inviting/inviteVendor';
import { registerVendor } from './registering/registerVendor';
import type { Registration } from './registering/Registration';
import { renewVendorInvitation } from './inviting/renewVendorInvitation';
import { VendorInvitation } from './VendorInvitation';
import { findVendorInvitation } from './findVendorInvitation';
import { brand } from '../../shared/brand/brand';

const test = useTestDatabase();
let administrator: Account;
let count = 0;

beforeAll(async () => {
  administrator = await makeAccount(test.database);
});

const contextAt = (time: string, account: Account | null): RequestContext =>
  makeContext({ database: test.database, clock: { now: () => new Date(time) }, viewer: account && viewerOf(account) });
const ten = '2026-11-20T10:00:00Z';
const asAdministrator = (time = ten) => contextAt(time, administrator);
const anonymous = (time = ten) => contextAt(time, null);
const newEmail = (): string => `kim+${(count += 1)}@cafe.example`;
const mailsTo = (recipient: string): Promise<OutgoingMail[]> =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });
const link = /https:\/\/offers\.example\/vendor\/register\/(\S+)\/([\w-]{43})\n/;
const tokenFor = async (email: string): Promise<string> => {
  const [, user, token] = link.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? [];
  expect(decodeURIComponent(user ?? '')).toBe(email);
  return token ?? '';
};
const form = (email: string, token: string, changes: Partial<Registration> = {}): Registration => ({
  email,
  token,
  contactName: ' Kim  Tran ',
  companyName: 'Tide Cafe Pty Ltd',
  phone: '0491 570 006',
  password: 'lamington pelican tram',
  abn: '51 824 753 556',
  acceptTerms: true,
  isOldEnough: true,
  ...changes,
});
const brochureOf = (id: number): Promise<Brochure> => test.database.getRepository(Brochure).findOneByOrFail({ id });
const invited = async (time = ten): Promise<{ email: string; token: string; vendorId: number }> => {
  const email = newEmail();
  const vendor = await makeVendor(test.database, { companyName: 'Tide Cafe' });
  const { id } = await makeBrochure(test.database, { vendorId: vendor.id });
  await inviteVendor(asAdministrator(time), { email, brochureId: id });
  return { email, token: await tokenFor(email), vendorId: vendor.id };
};

describe('inviteVendor', () => {
  it("mails a link for managing the ads of the ad's company", async () => {
    const vendor = await makeVendor(test.database, { companyName: 'Tide Cafe' });
    const brochure = await makeBrochure(test.database, { vendorId: vendor.id, title: 'Breakfast by the river' });
    const email = newEmail();
    const invitation = await inviteVendor(asAdministrator(), {
      email: ` ${email.toUpperCase()}`,
      brochureId: brochure.id,
    });
    expect(invitation).toMatchObject({ email, vendorId: vendor.id, sentCount: 1, usedAt: null });
    expect(invitation.expiresAt).toEqual(new Date('2026-12-04T10:00:00Z'));
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: `A login for Tide Cafe on ${brand.name}`, confidential: true });
    expect(mail?.text).toContain('Breakfast by the river');
    expect(mail?.text).toContain('until 04/12/2026 (Queensland time)');
    expect(mail?.text).toMatch(link);
  });

  it('creates a vendor from the company name of an ad that has none', async () => {
    const brochure = await makeBrochure(test.database, { companyName: 'River Kayaks' });
    const other = await makeBrochure(test.database, { companyName: 'River Kayaks Noosa' });
    const email = newEmail();
    const { vendorId } = await inviteVendor(asAdministrator(), { email, brochureId: brochure.id });
    await expect(brochureOf(brochure.id)).resolves.toMatchObject({ vendorId });
    await expect(test.database.getRepository(Vendor).findOneByOrFail({ id: vendorId ?? 0 })).resolves.toMatchObject({
      companyName: 'River Kayaks',
    });
    // the next ad of the same business gets the same company
    await inviteVendor(asAdministrator(), { email, brochureId: other.id });
    await expect(brochureOf(other.id)).resolves.toMatchObject({ vendorId });
    const entries = await test.database
      .getRepository(AuditLogEntry)
      .findBy({ entityType: 'Brochure', entityId: other.id });
    expect(entries).toMatchObject([{ action: 'inviteVendor', before: { vendorId: null }, after: { vendorId } }]);
  });

  it('sends the same invitation again with a new link; two requests at once send one mail', async () => {
    const brochure = await makeBrochure(test.database, { companyName: 'Twice' });
    const email = newEmail();
    const invite = (time: string) => inviteVendor(asAdministrator(time), { email, brochureId: brochure.id });
    const { did } = await invite(ten);
    const first = await tokenFor(email);
    await invite('2026-11-20T10:09:59Z');
    expect(await mailsTo(email)).toHaveLength(1);
    await expect(invite('2026-11-25T10:00:00Z')).resolves.toMatchObject({ did, sentCount: 2 });
    const second = await tokenFor(email);
    await expect(findVendorInvitation(anonymous(), { email, token: first })).resolves.toBeNull();
    await expect(findVendorInvitation(anonymous(), { email, token: second })).resolves.toMatchObject({
      did,
      expiresAt: new Date('2026-12-09T10:00:00Z'),
    });
  });

  it('links the ad and sends one notice when the address already has a login', async () => {
    const account = await makeAccount(test.database, { role: 'VENDOR', email: newEmail() });
    const brochure = await makeBrochure(test.database, { companyName: 'Known' });
    const invite = () => inviteVendor(asAdministrator(), { email: account.email, brochureId: brochure.id });
    const [first, again] = [await invite(), await invite()];
    expect(first).toMatchObject({ vendorId: account.vendorId, usedAt: new Date(ten) });
    expect(again.did).toBe(first.did);
    await expect(brochureOf(brochure.id)).resolves.toMatchObject({ vendorId: account.vendorId });
    const mails = await mailsTo(account.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`https://offers.example/vendor/${String(account.vendorId)}/brochures`);
  });

  it("does not take an ad away from another company's login", async () => {
    const owner = await makeAccount(test.database, { role: 'VENDOR' });
    const other = await makeAccount(test.database, { role: 'VENDOR', email: newEmail() });
    const brochure = await makeBrochure(test.database, { vendorId: owner.vendorId });
    const invite = inviteVendor(asAdministrator(), { email: other.email, brochureId: brochure.id });
    await expect(invite).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(brochureOf(brochure.id)).resolves.toMatchObject({ vendorId: owner.vendorId });
  });

  it.each([
    [
      'an address that is none',
      'nobody',
      {},
      { errors: [{ field: 'email', message: 'Please enter a valid email address.' }] },
    ],
    ['an ad without vendor and company name', undefined, {}, { errors: [{ field: 'brochureId', code: 'NO_COMPANY' }] }],
    ['a deleted ad', undefined, { recordStatus: false, deletedAt: new Date() }, { code: 'NOT_FOUND' }],
  ])('refuses %s', async (_what, email, values, refusal) => {
    const brochure = await makeBrochure(test.database, values);
    const invite = inviteVendor(asAdministrator(), { email: email ?? newEmail(), brochureId: brochure.id });
    await expect(invite).rejects.toMatchObject(refusal);
  });

  it('refuses addresses of administrators and suspended logins, and callers who are no administrators', async () => {
    const suspended = await makeAccount(test.database, { role: 'VENDOR', email: newEmail(), suspendedAt: new Date() });
    const vendor = await makeAccount(test.database, { role: 'VENDOR' });
    const { id } = await makeBrochure(test.database, { vendorId: vendor.vendorId });
    const invite = (context: RequestContext, email: string) => inviteVendor(context, { email, brochureId: id });
    await expect(invite(asAdministrator(), administrator.email)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(invite(asAdministrator(), suspended.email)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(invite(contextAt(ten, vendor), newEmail())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(invite(anonymous(), newEmail())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('registerVendor', () => {
  it('creates the login, completes the company, and signs in', async () => {
    const { email, token, vendorId } = await invited();
    const session = await registerVendor(anonymous(), form(email, token));
    expect(session.account).toMatchObject({
      email,
      name: 'Kim Tran',
      role: 'VENDOR',
      vendorId,
      termsVersion: '2024-04-28',
      advertisingVersion: '2026-11-27',
    });
    expect(session.account.termsAcceptedAt).toEqual(new Date(ten));
    await expect(test.database.getRepository(Vendor).findOneByOrFail({ id: vendorId })).resolves.toMatchObject({
      companyName: 'Tide Cafe Pty Ltd',
      contactName: 'Kim Tran',
      phoneNo: '0491 570 006',
      abn: '51824753556',
    });
    await expect(login(anonymous(), { username: email, password: 'lamington pelican tram' })).resolves.toBeDefined();
    await expect(registerVendor(anonymous(), form(email, token))).rejects.toMatchObject({
      code: 'GONE',
      message: 'This invitation was already used. Sign in instead.',
    });
  });

  it('creates one login for many simultaneous requests', async () => {
    const { email, token } = await invited();
    const tries = await Promise.allSettled([1, 2, 3].map(() => registerVendor(anonymous(), form(email, token))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(test.database.getRepository(Account).countBy({ email })).resolves.toBe(1);
  });

  it('lets a second login of a company add missing fields, but change none', async () => {
    const { email, token, vendorId } = await invited();
    await registerVendor(anonymous(), form(email, token, { abn: '' }));
    const second = newEmail();
    const { id } = await makeBrochure(test.database, { vendorId });
    await inviteVendor(asAdministrator(), { email: second, brochureId: id });
    const changes = { companyName: 'Mine now', phone: '(07) 7010 1234' };
    await registerVendor(anonymous(), form(second, await tokenFor(second), changes));
    await expect(test.database.getRepository(Vendor).findOneByOrFail({ id: vendorId })).resolves.toMatchObject({
      companyName: 'Tide Cafe Pty Ltd',
      phoneNo: '0491 570 006',
      abn: '51824753556',
    });
  });

  it('is refused after 14 days, and keeps the invitation when a field is refused', async () => {
    const { email, token } = await invited();
    const late = registerVendor(anonymous('2026-12-04T10:00:00Z'), form(email, token));
    await expect(late).rejects.toMatchObject({
      code: 'GONE',
      message: 'This invitation has ended. Ask for a new one.',
    });
    await expect(registerVendor(anonymous(), form(email, token, { phone: '000' }))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(registerVendor(anonymous('2026-12-04T09:59:59Z'), form(email, token))).resolves.toBeDefined();
  });

  it('works only for the invited address', async () => {
    const { token } = await invited();
    const { email } = await invited();
    await expect(registerVendor(anonymous(), form(email, token))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(registerVendor(anonymous(), form(email, 'made up'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("stores only the token's hash, besides the mail", async () => {
    const { token } = await invited();
    expect(token).toHaveLength(43);
    const rows = JSON.stringify(await test.database.getRepository(VendorInvitation).find());
    expect(rows).not.toContain(token);
  });
});

describe('renewVendorInvitation', () => {
  it('mails a new link to replace an expired one, once', async () => {
    const { email, token } = await invited();
    const renew = (time: string) => renewVendorInvitation(anonymous(time), { email: email.toUpperCase(), token });
    await renew('2026-12-04T09:59:59Z');
    expect(await mailsTo(email)).toHaveLength(1);
    await renew('2026-12-04T10:00:00Z');
    await renew('2027-01-04T10:00:00Z');
    expect(await mailsTo(email)).toHaveLength(2);
    const renewed = form(email, await tokenFor(email));
    await expect(registerVendor(anonymous('2026-12-18T09:59:59Z'), renewed)).resolves.toBeDefined();
    const kept = await test.database.getRepository(VendorInvitation).findOneByOrFail({ email });
    expect(kept).toMatchObject({ sentCount: 2, invitedById: administrator.id });
  });

  it('works when the ad is gone', async () => {
    const { email, token } = await invited();
    await test.database.getRepository(VendorInvitation).update({ email }, { brochureId: null });
    await renewVendorInvitation(anonymous('2026-12-05T10:00:00Z'), { email, token });
    expect((await mailsTo(email)).at(-1)?.text).toContain('This is about the ads of Tide Cafe');
  });

  it('mails nobody for a used or forged link, and does not reveal it', async () => {
    const { email, token } = await invited();
    await registerVendor(anonymous(), form(email, token));
    const late = anonymous('2027-01-04T10:00:00Z');
    await expect(renewVendorInvitation(late, { email, token })).resolves.toBeUndefined();
    await expect(renewVendorInvitation(late, { email, token: 'made up' })).resolves.toBeUndefined();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a terminated user', () => {
  const neutral = {
    code: 'VALIDATION_FAILED',
    message: 'We cannot make a login with these details. Please contact us.',
  };
  const terminated = async (abn: string): Promise<Account> => {
    const vendorId = (await makeVendor(test.database, { abn })).id;
    const account = await makeAccount(test.database, { role: 'VENDOR', email: newEmail(), vendorId });
    await terminateAccount(asAdministrator(), { id: account.id, reason: null });
    return account;
  };

  it('can neither be invited nor register, by e-mail or by ABN, and does not learn why', async () => {
    const { email } = await terminated('83914571673');
    const brochure = await makeBrochure(test.database, { companyName: 'Back again' });
    await expect(inviteVendor(asAdministrator(), { email, brochureId: brochure.id })).rejects.toMatchObject(neutral);
    const other = await invited();
    const sameCompany = form(other.email, other.token, { abn: '83 914 571 673' });
    await expect(registerVendor(anonymous(), sameCompany)).rejects.toMatchObject(neutral);
  });

  it('can register after an override by an administrator, which is logged', async () => {
    const { id, email } = await terminated('53004085616');
    await test.database.getRepository(Account).delete({ id });
    const brochure = await makeBrochure(test.database, { companyName: 'Forgiven' });
    const invitation = await inviteVendor(asAdministrator(), {
      email,
      brochureId: brochure.id,
      overrideTermination: true,
    });
    const entry = { entityType: 'VendorInvitation', entityId: invitation.id };
    await expect(test.database.getRepository(AuditLogEntry).findOneByOrFail(entry)).resolves.toMatchObject({
      actorAccountId: administrator.id,
      after: { terminationOverridden: true },
    });
    const token = await tokenFor(email);
    await expect(registerVendor(anonymous(), form(email, token, { abn: null }))).resolves.toBeDefined();
    await expect(login(anonymous(), { username: email, password: testPassword })).rejects.toThrow();
  });
});

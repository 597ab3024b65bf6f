import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Account } from '../accounts/Account';
import { suspendAccount } from '../accounts/states/suspendAccount';
import { setVendorRole } from '../accounts/setVendorRole';
import type { VendorRole } from '../accounts/VendorRole';
import { Vendor } from '../vendors/Vendor';
import { makeVendor } from '../../test/factories/makeVendor';
import { terminateAccount } from '../accounts/states/terminateAccount';
import { findInvitationNode } from './findInvitationNode';
import { inviteColleague } from './inviting/inviteColleague';
import { listVendorInvitations } from './listVendorInvitations';
import { registerVendor } from './registering/registerVendor';
import { VendorInvitation } from './VendorInvitation';
import { withdrawVendorInvitation } from './inviting/withdrawVendorInvitation';
import { findVendorInvitation } from './findVendorInvitation';

const test = useTestDatabase();
const ten = '2026-11-20T10:00:00Z';
let administrator: Account;
let seller: Account;
let stranger: Account;
let count = 0;

beforeAll(async () => {
  administrator = await makeAccount(test.database);
  stranger = await makeAccount(test.database, { role: 'VENDOR' });
});
beforeEach(async () => {
  seller = await makeAccount(test.database, { role: 'VENDOR' });
});

const contextOf = (account: Account | null, time = ten): RequestContext =>
  makeContext({ database: test.database, clock: { now: () => new Date(time) }, viewer: account && viewerOf(account) });
const newEmail = (): string => `colleague-${(count += 1)}@cafe.example`;
const companyOf = ({ vendorId }: Account): number => vendorId ?? 0;
const invite = (email: string, as = seller, vendorId = companyOf(seller), time = ten) =>
  inviteColleague(contextOf(as, time), { vendorId, email });
const mailsTo = (recipient: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });
const tokenFor = async (email: string): Promise<string> => {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /\/vendor\/register\/\S+\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
};
const form = { contactName: 'Kim', companyName: 'Other', phone: '0491 570 006', password: 'lamington pelican tram' };
const register = async (email: string) =>
  registerVendor(contextOf(null), {
    ...{ ...form, email, token: await tokenFor(email), acceptTerms: true, isOldEnough: true },
  });

describe('inviting a colleague', () => {
  it('mails the address of the inviting login, and adds the new login to the same company', async () => {
    const email = newEmail();
    await invite(` ${email.toUpperCase()} `);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`${seller.email} invites you to look after the ads of`);
    expect(mail?.confidential).toBe(true);
    await expect(register(email)).resolves.toMatchObject({ account: { email, vendorId: seller.vendorId } });
    await expect(invite(email)).rejects.toMatchObject({ errors: [{ field: 'email', code: 'HAS_LOGIN' }] });
  });

  it('sends the mail in our name when an administrator invites', async () => {
    const email = newEmail();
    await invite(email, administrator);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('This is about the ads of');
    expect(mail?.text).not.toContain(administrator.email);
  });

  it('sends one mail for many simultaneous requests, and another after ten minutes', async () => {
    const email = newEmail();
    await Promise.all([invite(email), invite(email), invite(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
    await invite(email, seller, companyOf(seller), '2026-11-20T10:11:00Z');
    expect(await mailsTo(email)).toHaveLength(2);
    const own = await listVendorInvitations(contextOf(seller), { q: email });
    expect(own.edges.map(({ item }) => item.sentCount)).toEqual([2]);
  });
});

describe('inviting a colleague is refused', () => {
  it.each<[string, () => Account | null, string]>([
    ['by another company', () => stranger, 'FORBIDDEN'],
    ['by a visitor', () => null, 'UNAUTHENTICATED'],
  ])('%s', async (_who, caller, code) => {
    const asked = inviteColleague(contextOf(caller()), { vendorId: companyOf(seller), email: newEmail() });
    await expect(asked).rejects.toMatchObject({ code });
  });

  it('with one message for terminated users, administrators and logins of other companies', async () => {
    const terminated = await makeAccount(test.database, { role: 'VENDOR' });
    await terminateAccount(contextOf(administrator), { id: terminated.id, reason: null });
    const messages = await Promise.all(
      [terminated, administrator, stranger].map(({ email }) => invite(email).catch(String)),
    );
    expect(new Set(messages)).toEqual(
      new Set(['DomainError: We cannot make a login with these details. Please contact us.']),
    );
    const code = (reason: string) => ({ errors: [{ field: 'email', code: reason }] });
    await expect(invite(stranger.email, administrator)).rejects.toMatchObject(code('OTHER_COMPANY'));
    await expect(invite(administrator.email, administrator)).rejects.toMatchObject(code('ADMINISTRATOR'));
  });

  it('for a suspended login, which must be reinstated', async () => {
    const { id, email } = await makeAccount(test.database, { role: 'VENDOR', vendorId: seller.vendorId });
    await suspendAccount(contextOf(seller), { id, reason: null });
    await expect(invite(email)).rejects.toMatchObject({ errors: [{ field: 'email', code: 'SUSPENDED' }] });
  });

  it('for repeated inviting and withdrawing, which would send a mail each time', async () => {
    const email = newEmail();
    const withdraw = async (id: number) => withdrawVendorInvitation(contextOf(seller), { id });
    await withdraw((await invite(email)).id);
    await expect(invite(email)).rejects.toMatchObject({ errors: [{ field: 'email', code: 'TOO_SOON' }] });
    expect(await mailsTo(email)).toHaveLength(1);
    const later = '2026-11-20T10:11:00Z';
    await expect(invite(email, seller, companyOf(seller), later)).resolves.toMatchObject({ email });
    for (let sent = 2; sent < 50; sent += 1) await withdraw((await invite(newEmail())).id);
    await expect(invite(newEmail())).rejects.toMatchObject({ errors: [{ field: 'email', code: 'TOO_MANY_TODAY' }] });
    await expect(invite(newEmail(), administrator)).resolves.toBeDefined();
  });

  it('beyond twenty open invitations, though each of them can be sent again', async () => {
    const emails = Array.from({ length: 20 }, newEmail);
    for (const email of emails) await invite(email);
    await expect(invite(newEmail())).rejects.toMatchObject({ errors: [{ field: 'email', code: 'TOO_MANY' }] });
    await expect(invite(emails[0] ?? '')).resolves.toMatchObject({ email: emails[0] });
  });
});

describe('the role of a colleague', () => {
  const inviteFor = (vendorRole: VendorRole | null, email: string, as = seller) =>
    inviteColleague(contextOf(as), { vendorId: companyOf(seller), email, vendorRole });

  it.each(['OWNER', 'EDITOR', 'TILL'] as const)('%s is the one of the invitation', async (vendorRole) => {
    const email = newEmail();
    await inviteFor(vendorRole, email);
    await expect(register(email)).resolves.toMatchObject({ account: { vendorRole } });
  });

  it('is EDITOR where none is named, and OWNER in a company without an owner', async () => {
    expect((await invite(newEmail())).vendorRole).toBe('EDITOR');
    const { id } = await makeVendor(test.database);
    expect((await invite(newEmail(), administrator, id)).vendorRole).toBe('OWNER');
  });

  it('changes with a second invitation, also while the first mail is new', async () => {
    const email = newEmail();
    await inviteFor('OWNER', email);
    expect((await inviteFor('TILL', email)).vendorRole).toBe('TILL');
    expect((await invite(email)).vendorRole).toBe('TILL');
    expect(await mailsTo(email)).toHaveLength(1);
    await expect(register(email)).resolves.toMatchObject({ account: { vendorRole: 'TILL' } });
  });

  it('TILL leaves the profile of the company as it is', async () => {
    const email = newEmail();
    await inviteFor('TILL', email);
    await register(email);
    const vendor = await test.database.getRepository(Vendor).findOneByOrFail({ id: companyOf(seller) });
    expect(vendor.contactName).not.toBe(form.contactName);
  });

  it.each(['EDITOR', 'TILL'] as const)('%s may not invite, see or withdraw invitations', async (vendorRole) => {
    const { id } = await invite(newEmail());
    const colleague = await makeAccount(test.database, { role: 'VENDOR', vendorId: seller.vendorId, vendorRole });
    await expect(inviteFor('TILL', newEmail(), colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const withdrawn = withdrawVendorInvitation(contextOf(colleague), { id });
    await expect(withdrawn).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await findInvitationNode(contextOf(colleague), id)).toBeNull();
  });

  it('OWNER is not given by somebody who has stopped being an owner', async () => {
    const email = newEmail();
    await inviteFor('OWNER', email);
    await makeAccount(test.database, { role: 'VENDOR', vendorId: seller.vendorId });
    await setVendorRole(contextOf(administrator), { id: seller.id, vendorRole: 'EDITOR' });
    await expect(register(email)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('an invitation', () => {
  it('is visible to its own company and administrators only', async () => {
    const { id, email } = await invite(newEmail());
    const seenBy = async (account: Account) => {
      const context = contextOf(account);
      const list = await listVendorInvitations(context, { q: email });
      return [list.edges.length, (await findInvitationNode(context, id))?.id];
    };
    expect(await seenBy(seller)).toEqual([1, id]);
    expect(await seenBy(administrator)).toEqual([1, id]);
    expect(await seenBy(stranger)).toEqual([0, undefined]);
  });

  it('by a terminated login opens nothing, until somebody else sends it again', async () => {
    const email = newEmail();
    await invite(email);
    await terminateAccount(contextOf(administrator), { id: seller.id, reason: 'Sells umbrellas that are none.' });
    await expect(register(email)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ code: 'REFUSED' }] });
    await invite(email, administrator, companyOf(seller), '2026-11-20T10:11:00Z');
    await expect(register(email)).resolves.toMatchObject({ account: { email, vendorId: seller.vendorId } });
  });

  it('opens nothing after its withdrawal; a used one stays used', async () => {
    const email = newEmail();
    const { id } = await invite(email);
    const token = await tokenFor(email);
    const withdraw = (as: Account) => withdrawVendorInvitation(contextOf(as), { id });
    await expect(withdraw(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await withdraw(seller);
    expect(await findVendorInvitation(contextOf(null), { email, token })).toBeNull();
    await expect(register(email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(withdraw(seller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const lines = await test.database
      .getRepository(AuditLogEntry)
      .findBy({ entityType: 'VendorInvitation', entityId: id, action: 'withdrawVendorInvitation' });
    expect(lines).toHaveLength(1);

    const used = await invite(newEmail());
    await register(used.email);
    const late = withdrawVendorInvitation(contextOf(seller), { id: used.id });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await test.database.getRepository(VendorInvitation).existsBy({ id: used.id })).toBe(true);
  });
});

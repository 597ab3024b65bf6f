import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { useTestDatabase } from '../../test/testDatabase';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { Account } from '../accounts/Account';
import { suspendAccount } from '../accounts/states/suspendAccount';
import { findAuditLogEntry } from '../audit-log/findAuditLogEntry';
import { listAuditLog } from '../audit-log/listAuditLog';
import { listVendorInvitations } from '../invitations/listVendorInvitations';
import { withdrawVendorInvitation } from '../invitations/inviting/withdrawVendorInvitation';
import { registerVendor } from '../invitations/registering/registerVendor';
import { inviteStaff } from './inviteStaff';
import { registerStaff } from './registerStaff';
import { setStaffRole } from './setStaffRole';

// docs/rules/accounts-and-permissions.md#staff-roles
const test = useTestDatabase();
const ten = '2026-11-20T10:00:00Z';
const later = '2026-11-20T10:11:00Z';
const password = 'lamington pelican tram';
let rosella: Account;
let galah: Account;
let count = 0;

beforeEach(async () => {
  await test.database.query('DELETE FROM vendor_invitations');
  await test.database.query(`UPDATE accounts SET suspended_at = now() WHERE role = 'ADMINISTRATOR'`);
  [rosella, galah] = [await makeAccount(test.database), await makeAccount(test.database)];
});

const as = (account: Account | null, time = ten): RequestContext =>
  makeContext({
    database: test.database,
    viewer: account && viewerOf(account),
    clock: { now: () => new Date(time) },
  });
const newEmail = () => `staff-${(count += 1)}@offers.example`;
const mailsTo = (recipient: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });
const tokenFor = async (email: string) =>
  /\/vendor\/register\/\S+\/([\w-]{43})\n/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const register = async (email: string, token?: string) =>
  registerStaff(as(null), { email, token: token ?? (await tokenFor(email)), name: ' Kim  Tran ', password });

describe('an invitation to the administration', () => {
  it('makes a login of the invited role by the link in its mail, once', async () => {
    const email = newEmail();
    await inviteStaff(as(rosella), { email: ` ${email.toUpperCase()} `, staffRole: 'EDITOR' });
    const token = await tokenFor(email);
    const { account } = await register(email, token);
    expect(account).toMatchObject({ email, role: 'ADMINISTRATOR', staffRole: 'EDITOR', vendorId: null });
    expect(account.name).toBe('Kim Tran');
    await expect(register(email, token)).rejects.toMatchObject({ code: 'GONE' });
    const lines = await test.database
      .getRepository(AuditLogEntry)
      .find({ where: { entityType: 'Account', entityId: account.id } });
    expect(lines).toMatchObject([{ action: 'registerStaff', actorAccountId: account.id }]);
  });

  it('is told to all other administrators who may invite', async () => {
    const email = newEmail();
    const reader = await makeAccount(test.database, { staffRole: 'READER' });
    await inviteStaff(as(rosella), { email, staffRole: 'ADMINISTRATOR' });
    const [told] = await mailsTo(galah.email);
    expect(told?.text).toContain(`${rosella.email} has invited ${email} to the administration, as administrator.`);
    expect(await mailsTo(rosella.email)).toEqual([]);
    expect(await mailsTo(reader.email)).toEqual([]);
  });

  it('is sent again with a new link after ten minutes; until then only its role changes', async () => {
    const email = newEmail();
    await Promise.all([1, 2].map(() => inviteStaff(as(rosella), { email, staffRole: 'READER' })));
    const token = await tokenFor(email);
    await inviteStaff(as(rosella), { email, staffRole: 'REVIEWER' });
    expect(await mailsTo(email)).toHaveLength(1);
    await inviteStaff(as(galah, later), { email, staffRole: 'REVIEWER' });
    expect(await mailsTo(email)).toHaveLength(2);
    await expect(register(email, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(register(email)).resolves.toMatchObject({ account: { staffRole: 'REVIEWER' } });
  });

  it('opens nothing after its withdrawal, nor when whoever sent it may invite no more', async () => {
    const email = newEmail();
    const { id } = await inviteStaff(as(rosella), { email, staffRole: 'READER' });
    await withdrawVendorInvitation(as(galah), { id });
    await expect(register(email)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const other = newEmail();
    await inviteStaff(as(rosella), { email: other, staffRole: 'ADMINISTRATOR' });
    await setStaffRole(as(galah), { id: rosella.id, staffRole: 'EDITOR' });
    await expect(register(other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('does not register a vendor', async () => {
    const email = newEmail();
    await inviteStaff(as(rosella), { email, staffRole: 'READER' });
    const form = {
      contactName: 'Kim',
      companyName: 'Tide',
      phone: '0491 570 006',
      acceptTerms: true,
      isOldEnough: true,
    };
    const asked = registerVendor(as(null), { ...form, email, token: await tokenFor(email), password });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is listed for administrators, apart from those of companies', async () => {
    const email = newEmail();
    await inviteStaff(as(rosella), { email, staffRole: 'READER' });
    const found = async (ofStaff: boolean) =>
      (await listVendorInvitations(as(rosella), { ofStaff })).edges.map(({ item }) => item.email);
    expect(await found(true)).toEqual([email]);
    expect(await found(false)).toEqual([]);
  });

  it('is refused for addresses that have a login', async () => {
    const seller = await makeAccount(test.database, { role: 'VENDOR' });
    const code = (reason: string) => ({ errors: [{ field: 'email', code: reason }] });
    const invite = (email: string) => inviteStaff(as(rosella), { email, staffRole: 'READER' });
    await expect(invite(galah.email)).rejects.toMatchObject(code('HAS_LOGIN'));
    await expect(invite(seller.email)).rejects.toMatchObject(code('OTHER_COMPANY'));
  });
});

describe('the role of staff', () => {
  it('counts from the next request on, and is told and kept', async () => {
    await setStaffRole(as(rosella), { id: galah.id, staffRole: 'READER' });
    const now = await test.database.getRepository(Account).findOneByOrFail({ id: galah.id });
    expect(now.staffRole).toBe('READER');
    await expect(inviteStaff(as(now), { email: newEmail(), staffRole: 'READER' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const line = await test.database
      .getRepository(AuditLogEntry)
      .findOneByOrFail({ action: 'setStaffRole', entityId: galah.id });
    expect([line.before, line.after]).toEqual([{ staffRole: 'ADMINISTRATOR' }, { staffRole: 'READER' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['change the own role', () => setStaffRole(as(rosella), { id: rosella.id, staffRole: 'READER' })],
    ['suspend the own login', () => suspendAccount(as(rosella), { id: rosella.id, reason: null })],
  ])('nobody may %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('leaves one ADMINISTRATOR when two remove each other at once', async () => {
    const outcomes = await Promise.allSettled([
      setStaffRole(as(rosella), { id: galah.id, staffRole: 'READER' }),
      setStaffRole(as(galah), { id: rosella.id, staffRole: 'READER' }),
      suspendAccount(as(rosella), { id: galah.id, reason: null }),
      suspendAccount(as(galah), { id: rosella.id, reason: null }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const accounts = await test.database.getRepository(Account).findBy({ staffRole: 'ADMINISTRATOR' });
    expect(accounts.filter(({ state }) => state === 'ACTIVE')).toHaveLength(1);
  });
});

it('lets staff read the history of ads, and only administrators the lines about people', async () => {
  const reader = await makeAccount(test.database, { staffRole: 'READER' });
  const entries = test.database.getRepository(AuditLogEntry);
  const lines = await Promise.all(
    ['Brochure', 'Account'].map((entityType) =>
      entries.save({
        ...{ happenedAt: new Date(ten), actorRole: 'SYSTEM' as const, action: 'updateBrochure', entityType },
        ...{ entityId: 700_007, before: null, after: { title: 'x' } },
      }),
    ),
  );
  const seenBy = async (account: Account) => {
    const { edges } = await listAuditLog(as(account), { filter: { entityDatabaseId: 700_007 } });
    const nodes = await Promise.all(lines.map(({ id }) => findAuditLogEntry(as(account), Number(id))));
    return [edges.map(({ item }) => item.entityType).sort(), nodes.map((node) => node?.entityType ?? null)];
  };
  expect(await seenBy(reader)).toEqual([['Brochure'], ['Brochure', null]]);
  expect(await seenBy(rosella)).toEqual([
    ['Account', 'Brochure'],
    ['Brochure', 'Account'],
  ]);
});

import { In } from 'typeorm';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Account } from '../Account';
import { isTerminated } from './isTerminated';
import { suspendAccount } from './suspendAccount';
import { terminateAccount } from './terminateAccount';
import { reinstateAccount } from './reinstateAccount';

const test = useTestDatabase();
const abn = '51824753556';
let administrator: Account;
let context: RequestContext;

beforeAll(async () => {
  administrator = await makeAccount(test.database);
  context = makeContext({ database: test.database, viewer: viewerOf(administrator) });
});

const seller = async (): Promise<Account> =>
  makeAccount(test.database, { role: 'VENDOR', vendorId: (await makeVendor(test.database, { abn })).id });
const isKnown = (email: string, itsAbn: string | null = null): Promise<boolean> =>
  isTerminated(test.database.manager, context, { email, abn: itsAbn });
const reason = 'Sells umbrellas that are none.';

describe('account states', () => {
  it('suspends at most one of two administrators who suspend each other at once', async () => {
    const pair = [await makeAccount(test.database), await makeAccount(test.database)] as const;
    const [one, other] = pair.map((account) => makeContext({ database: test.database, viewer: viewerOf(account) }));
    if (!one || !other) throw new Error('There are two.');
    const refused = await Promise.allSettled([
      suspendAccount(one, { id: pair[1].id, reason }),
      suspendAccount(other, { id: pair[0].id, reason }),
    ]);
    const rows = await test.database.getRepository(Account).findBy({ id: In(pair.map(({ id }) => id)) });
    expect(rows.filter(({ state }) => state === 'ACTIVE').length).toBeGreaterThan(0);
    expect(refused.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('suspends and reinstates a login, ending its sessions each time', async () => {
    const { id } = await seller();
    await expect(suspendAccount(context, { id, reason })).resolves.toMatchObject({
      state: 'SUSPENDED',
      tokenVersion: 2,
    });
    await expect(suspendAccount(context, { id, reason })).resolves.toMatchObject({ tokenVersion: 2 });
    await expect(reinstateAccount(context, { id, reason: null })).resolves.toMatchObject({ state: 'ACTIVE' });
    const entries = await test.database.getRepository(AuditLogEntry).findBy({ entityType: 'Account', entityId: id });
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'suspendAccount', before: { state: 'ACTIVE' }, after: { state: 'SUSPENDED', reason } },
      { action: 'reinstateAccount', before: { state: 'SUSPENDED' }, after: { state: 'ACTIVE', reason: null } },
    ]);
  });

  it('recognises e-mail and ABN of a terminated login without storing them', async () => {
    const account = await seller();
    await terminateAccount(context, { id: account.id, reason });
    await expect(isKnown(account.email.toUpperCase())).resolves.toBe(true);
    await expect(isKnown('somebody@else.example', abn)).resolves.toBe(true);
    await expect(isKnown('somebody@else.example', '53004085616')).resolves.toBe(false);
    const kept = JSON.stringify(await test.database.query<object[]>('SELECT * FROM terminated_identities'));
    expect(kept).not.toMatch(new RegExp(`${account.email}|${abn}`));
    await expect(suspendAccount(context, { id: account.id, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This login is terminated (TERMINATED).',
    });
  });

  it('allows a reinstated login again, but not another one of the same company', async () => {
    const one = await seller();
    const other = await makeAccount(test.database, { role: 'VENDOR', vendorId: one.vendorId });
    await terminateAccount(context, { id: one.id, reason });
    await terminateAccount(context, { id: other.id, reason });
    await reinstateAccount(context, { id: one.id, reason });
    await expect(isKnown(one.email)).resolves.toBe(false);
    await expect(isKnown(one.email, abn)).resolves.toBe(true);
  });

  it.each([
    ['suspend', suspendAccount],
    ['reinstate', reinstateAccount],
    ['terminate', terminateAccount],
  ])('%s: refuses vendors, the own login and missing logins', async (_verb, change) => {
    const account = await seller();
    const vendor = makeContext({ database: test.database, viewer: viewerOf(account) });
    await expect(change(vendor, { id: administrator.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change(context, { id: administrator.id, reason })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(change(context, { id: 2_000_000, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('logins of one company', () => {
  const contextFor = (account: Account) => makeContext({ database: test.database, viewer: viewerOf(account) });
  const two = async (): Promise<[Account, Account]> => {
    const one = await seller();
    return [one, await makeAccount(test.database, { role: 'VENDOR', vendorId: one.vendorId })];
  };

  it('suspend each other with a mail and an end of sessions, and reinstate each other', async () => {
    const [one, { id, email }] = await two();
    const colleague = contextFor(one);
    await expect(suspendAccount(colleague, { id, reason })).resolves.toMatchObject({
      ...{ state: 'SUSPENDED', suspendedByCompany: true, tokenVersion: 2 },
    });
    await suspendAccount(colleague, { id, reason });
    const mails = await test.database.getRepository(OutgoingMail).findBy({ recipient: email });
    expect(mails.map(({ text }) => text.includes(`${one.email} has suspended your login`))).toEqual([true]);
    await expect(reinstateAccount(colleague, { id, reason: null })).resolves.toMatchObject({
      ...{ state: 'ACTIVE', suspendedByCompany: false, tokenVersion: 3 },
    });
  });

  it('do not reinstate a login that an administrator has suspended, before or after them', async () => {
    const [one, { id }] = await two();
    const colleague = contextFor(one);
    await suspendAccount(colleague, { id, reason });
    await expect(suspendAccount(context, { id, reason })).resolves.toMatchObject({
      ...{ state: 'SUSPENDED', suspendedByCompany: false, tokenVersion: 2 },
    });
    await expect(suspendAccount(colleague, { id, reason })).resolves.toMatchObject({ suspendedByCompany: false });
    await expect(reinstateAccount(colleague, { id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reinstateAccount(context, { id, reason })).resolves.toMatchObject({ state: 'ACTIVE' });
    await expect(reinstateAccount(colleague, { id, reason })).resolves.toMatchObject({ state: 'ACTIVE' });
  });

  it('cannot suspend themselves, reach other companies or terminate anybody', async () => {
    const [one, other] = await two();
    const colleague = contextFor(one);
    await expect(suspendAccount(colleague, { id: one.id, reason })).rejects.toMatchObject({ code: 'CONFLICT' });
    const [stranger] = await two();
    await expect(suspendAccount(colleague, { id: stranger.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(terminateAccount(colleague, { id: other.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await terminateAccount(context, { id: other.id, reason });
    await expect(reinstateAccount(colleague, { id: other.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('lose at most one of two who suspend each other at once', async () => {
    const [one, other] = await two();
    await Promise.allSettled([
      suspendAccount(contextFor(one), { id: other.id, reason }),
      suspendAccount(contextFor(other), { id: one.id, reason }),
    ]);
    const rows = await test.database.getRepository(Account).findBy({ vendorId: one.vendorId ?? 0 });
    expect(rows.filter(({ state }) => state === 'ACTIVE').length).toBeGreaterThan(0);
  });

  it('do not reinstate a login that was terminated after they had suspended it', async () => {
    const [one, { id }] = await two();
    await suspendAccount(contextFor(one), { id, reason });
    await test.database.getRepository(Account).update({ id }, { terminatedAt: new Date() });
    await expect(reinstateAccount(contextFor(one), { id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

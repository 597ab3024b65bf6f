import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Account } from './Account';
import { findAccount } from './findAccount';
import { listAccounts } from './listAccounts';

const test = useTestDatabase();
let administrator: Account;
let kim: Account;
let lee: Account;

beforeAll(async () => {
  const now = new Date();
  administrator = await makeAccount(test.database, { email: 'admin@offers.example', name: 'Sam' });
  kim = await makeAccount(test.database, { role: 'VENDOR', email: 'kim@cafe.example', name: 'Kim' });
  lee = await makeAccount(test.database, { role: 'VENDOR', email: 'lee@cafe.example', vendorId: kim.vendorId });
  await makeAccount(test.database, { role: 'VENDOR', email: 'mo@kayak.example', suspendedAt: now });
  await makeAccount(test.database, { role: 'VENDOR', email: 'no@kayak.example', suspendedAt: now, terminatedAt: now });
});

const as = (account: Account | null): RequestContext =>
  makeContext({ database: test.database, viewer: account && viewerOf(account) });
const emailsOf = async (account: Account, input: Parameters<typeof listAccounts>[1]): Promise<string[]> =>
  (await listAccounts(as(account), input)).edges.map(({ item }) => item.email.replace(/@.*/, ''));

describe('listAccounts', () => {
  it.each<[string, Parameters<typeof listAccounts>[1], string[]]>([
    ['all', {}, ['admin', 'kim', 'lee', 'mo', 'no']],
    ['administrators', { role: 'ADMINISTRATOR' }, ['admin']],
    ['active vendors', { role: 'VENDOR', state: 'ACTIVE' }, ['kim', 'lee']],
    ['suspended', { state: 'SUSPENDED' }, ['mo']],
    ['terminated', { state: 'TERMINATED' }, ['no']],
    ['a name', { q: 'sam' }, ['admin']],
    ['a part of an address', { q: '@kayak' }, ['mo', 'no']],
    ['a page', { first: 2 }, ['admin', 'kim']],
    ['another vendor', { vendorId: 2_000_000 }, []],
  ])('returns administrators %s', async (_what, input, emails) => {
    await expect(emailsOf(administrator, input)).resolves.toEqual(emails);
  });

  it('returns a vendor only the logins of its own company, whatever the filter', async () => {
    await expect(emailsOf(kim, {})).resolves.toEqual(['kim', 'lee']);
    await expect(emailsOf(kim, { role: 'ADMINISTRATOR' })).resolves.toEqual([]);
    await expect(emailsOf(kim, { q: 'mo@' })).resolves.toEqual([]);
    expect(() => listAccounts(as(null), {})).toThrow('Sign in to do this.');
  });
});

describe('findAccount', () => {
  it('shows a login to itself, to its company, and to administrators', async () => {
    const seen = async (viewer: Account | null, account: Account): Promise<boolean> =>
      (await findAccount(as(viewer), account.id)) !== null;
    expect([await seen(kim, kim), await seen(lee, kim), await seen(administrator, kim)]).toEqual([true, true, true]);
    expect([await seen(kim, administrator), await seen(null, kim)]).toEqual([false, false]);
  });
});

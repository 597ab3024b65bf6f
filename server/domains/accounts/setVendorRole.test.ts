import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Account } from './Account';
import { findAccount } from './findAccount';
import { setVendorRole } from './setVendorRole';
import { suspendAccount } from './states/suspendAccount';
import type { VendorRole } from './VendorRole';

const test = useTestDatabase();
const contextOf = (account: Account): RequestContext =>
  makeContext({ database: test.database, viewer: viewerOf(account) });
let owner: Account;

beforeEach(async () => {
  owner = await makeAccount(test.database, { role: 'VENDOR' });
});

const colleague = (vendorRole: VendorRole) =>
  makeAccount(test.database, { role: 'VENDOR', vendorId: owner.vendorId, vendorRole });
const onlyOwner = {
  code: 'CONFLICT',
  message: 'This is the only owner of the company. Make somebody else an owner first.',
};

it('gives a login another role, and says so in the audit log', async () => {
  const { id } = await colleague('TILL');
  await expect(setVendorRole(contextOf(owner), { id, vendorRole: 'EDITOR' })).resolves.toMatchObject({
    vendorRole: 'EDITOR',
  });
  const [line] = await test.database.getRepository(AuditLogEntry).findBy({ action: 'setVendorRole', entityId: id });
  expect(line).toMatchObject({ before: { vendorRole: 'TILL' }, after: { vendorRole: 'EDITOR' } });
});

it.each(['EDITOR', 'TILL'] as const)('is not for %s', async (vendorRole) => {
  const caller = contextOf(await colleague(vendorRole));
  await expect(setVendorRole(caller, { id: owner.id, vendorRole: 'TILL' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(suspendAccount(caller, { id: owner.id, reason: null })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await findAccount(caller, owner.id)).toBeNull();
});

it('is not for an owner of another company', async () => {
  const stranger = contextOf(await makeAccount(test.database, { role: 'VENDOR' }));
  await expect(setVendorRole(stranger, { id: owner.id, vendorRole: 'TILL' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('leaves a company its only owner, for owners and administrators alike', async () => {
  const administrator = await makeAccount(test.database);
  const suspended = await colleague('OWNER');
  await suspendAccount(contextOf(owner), { id: suspended.id, reason: null });
  for (const caller of [owner, administrator]) {
    const change = setVendorRole(contextOf(caller), { id: owner.id, vendorRole: 'EDITOR' });
    await expect(change).rejects.toMatchObject(onlyOwner);
  }
});

it('lets one of two owners win who demote each other at once', async () => {
  const other = await colleague('OWNER');
  const results = await Promise.allSettled([
    setVendorRole(contextOf(owner), { id: other.id, vendorRole: 'TILL' }),
    setVendorRole(contextOf(other), { id: owner.id, vendorRole: 'TILL' }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('refuses a login of an administrator', async () => {
  const administrator = await makeAccount(test.database);
  const change = setVendorRole(contextOf(administrator), { id: administrator.id, vendorRole: 'OWNER' });
  await expect(change).rejects.toMatchObject({ code: 'CONFLICT' });
});

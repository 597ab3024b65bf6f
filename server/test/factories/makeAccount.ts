import type { DataSource } from 'typeorm';
import { Account } from '../../domains/accounts/Account';
import { hashPassword } from '../../platform/passwords/hashPassword';
import { newDid } from '../../shared/did';
import { makeVendor } from './makeVendor';
import { nextNumber } from './nextNumber';

export const testPassword = 'correct horse battery';
let testPasswordHash: Promise<string> | undefined;

/** Creates an administrator unless a role is given; a vendor's login gets a company and is an OWNER. The password is `testPassword`. */
export async function makeAccount(database: DataSource, values: Partial<Account> = {}): Promise<Account> {
  const accounts = database.getRepository(Account);
  const role = values.role ?? 'ADMINISTRATOR';
  const vendorId = role === 'VENDOR' ? (values.vendorId ?? (await makeVendor(database)).id) : null;
  const vendorRole = role === 'VENDOR' ? (values.vendorRole ?? 'OWNER') : null;
  const staffRole = role === 'ADMINISTRATOR' ? (values.staffRole ?? 'ADMINISTRATOR') : null;
  testPasswordHash ??= hashPassword(testPassword);
  return accounts.save(
    accounts.create({
      did: newDid(),
      email: `person-${nextNumber()}@people.example`,
      name: 'Pat Example',
      passwordHash: await testPasswordHash,
      ...values,
      role,
      vendorId,
      vendorRole,
      staffRole,
    }),
  );
}

import type { EntityManager } from 'typeorm';
import { createAccount } from '../../domains/accounts/createAccount';
import { Vendor } from '../../domains/vendors/Vendor';
import { newDid } from '../../shared/did';
import { demoLogins } from './demoLogins';
import { demoVendors, type VendorKey } from './vendors';

/** The demo's companies and those who sign in; answers the companies' ids. */
export async function seedPeople(manager: EntityManager): Promise<Record<VendorKey, number>> {
  const keys = Object.keys(demoVendors) as VendorKey[];
  const rows = keys.map((key) => {
    const { companyName, contactName, phone, site } = demoVendors[key];
    return { did: newDid(), companyName, contactName, contactEmail: `hello@${site}`, phoneNo: phone };
  });
  const saved = await manager.getRepository(Vendor).save(rows);
  const ids = Object.fromEntries(keys.map((key, index) => [key, saved[index]?.id])) as Record<VendorKey, number>;
  for (const { email, password, name, vendor } of demoLogins) {
    const role = vendor === null ? 'ADMINISTRATOR' : 'VENDOR';
    await createAccount(manager, { email, password, name, role, vendorId: vendor === null ? null : ids[vendor] });
  }
  return ids;
}

import type { DataSource } from 'typeorm';
import { Vendor } from '../../domains/vendors/Vendor';
import { newDid } from '../../shared/did';
import { nextNumber } from './nextNumber';

export function makeVendor(database: DataSource, values: Partial<Vendor> = {}): Promise<Vendor> {
  const vendors = database.getRepository(Vendor);
  return vendors.save(vendors.create({ did: newDid(), companyName: `Company ${nextNumber()}`, ...values }));
}

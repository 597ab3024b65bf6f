import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { BrochureType } from '../../brochures/BrochureType';
import { readsProfile } from '../../vendors/readsProfile';
import type { Vendor } from '../../vendors/Vendor';
import { vendorLoader } from '../../vendors/vendorLoader';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';

/**
 * Returns the company behind a global id. Ids can be enumerated, so callers without access to its profile get only
 * companies with a public ad.
 */
export async function findVendor(context: RequestContext, id: number): Promise<Vendor | null> {
  const vendor = await context.loader(vendorLoader).load(id);
  if (!vendor || readsProfile(context.viewer, vendor)) return vendor;
  const values = new SqlValues();
  const isPublic = isPubliclyVisible(Object.values(BrochureType), context.clock.now(), values);
  const sql = `SELECT EXISTS (SELECT FROM brochures b WHERE b.vendor_id = ${values.add(id)} AND ${isPublic}) AS shown`;
  const [row] = await context.database.query<{ shown: boolean }[]>(sql, values.all);
  return row?.shown ? vendor : null;
}

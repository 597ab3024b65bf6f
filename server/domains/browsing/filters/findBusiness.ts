import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { SqlValues } from '../../../platform/database/SqlValues';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { phoneDigits } from '../../brochures/phoneDigits';
import type { Business } from './Business';

/** fewer digits are no telephone number */
const fewestDigits = 6;

/** Finds the business of a public ad by the primary key. */
export async function findBusiness(context: RequestContext, databaseId: number): Promise<Business> {
  const values = new SqlValues();
  const sql = `SELECT b.vendor_id, b.company_search_key, lower(b.city), b.state, ${phoneDigits('b.phone_no')} FROM brochures b
    WHERE b.id = ${values.add(databaseId)}::integer
      AND ${isPubliclyVisible(publicFeedTypes, context.clock.now(), values)}`;
  const [row] = await preparedRows(context.database, { name: 'business-of-public-ad', sql, values: values.all });
  if (!row) return { kind: 'UNKNOWN' };
  const [vendorId, companyKey, suburb, state, digits] = row as [number | null, string, ...(string | null)[]];
  if (vendorId !== null) return { kind: 'VENDOR', vendorId };
  const phone = digits && digits.length >= fewestDigits ? digits : null;
  if (companyKey === '' || (suburb == null && phone === null)) return { kind: 'AD', databaseId };
  return { kind: 'COMPANY', companyKey, suburb: suburb ?? null, state: state ?? null, phone };
}

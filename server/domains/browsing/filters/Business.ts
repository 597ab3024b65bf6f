import type { SqlValues } from '../../../platform/database/SqlValues';
import { phoneDigits } from '../../brochures/phoneDigits';

/** Who an ad belongs to, as far as it can be told (docs/rules/search-and-lists.md#more-from-a-business). */
export type Business =
  /** no public ad has the number */
  | { kind: 'UNKNOWN' }
  | { kind: 'VENDOR'; vendorId: number }
  /** without a vendor: the folded name of the company, and what tells it from others of that name */
  | { kind: 'COMPANY'; companyKey: string; suburb: string | null; state: string | null; phone: string | null }
  /** nothing tells whose the ad is */
  | { kind: 'AD'; databaseId: number };

/** Returns an SQL condition for the ads of the business; `b` is the ad. */
export function isOfBusiness(business: Business, values: SqlValues): string {
  if (business.kind === 'UNKNOWN') return 'false';
  if (business.kind === 'VENDOR') return `b.vendor_id = ${values.add(business.vendorId)}::integer`;
  if (business.kind === 'AD') return `b.id = ${values.add(business.databaseId)}::integer`;
  const { companyKey, suburb, state, phone } = business;
  const same: string[] = [];
  if (suburb !== null) {
    const isInState = state === null ? 'b.state IS NULL' : `b.state = ${values.add(state)}::text`;
    same.push(`(lower(b.city) = ${values.add(suburb)}::text AND ${isInState})`);
  }
  if (phone !== null) same.push(`${phoneDigits('b.phone_no')} = ${values.add(phone)}::text`);
  return `(b.company_search_key = ${values.add(companyKey)}::text AND (${same.join(' OR ')}))`;
}

import { getTimeZone } from '../../../shared/australia/getTimeZone';

/** SQL for the time zone of most ads of a vendor; the parameter has the value of `defaultTimeZone`. */
export const companyTimeZoneSql = (vendorId: string, parameter: string): string =>
  `coalesce((SELECT mode() WITHIN GROUP (ORDER BY time_zone) FROM brochures
     WHERE vendor_id = ${vendorId} AND record_status), ${parameter})`;

/** The zone of a company without ads (docs/rules/dates-and-money.md#time-zones). */
export const defaultTimeZone = getTimeZone(null, null);

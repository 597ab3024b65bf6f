import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { groupByKey } from '../../platform/loaders/groupByKey';
import type { Enquiry } from '../enquiries/Enquiry';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';

const most = 5;

interface Match {
  at: string;
  id: number;
}

/**
 * Loads the vendors that may be the business of a request: the same ABN, e-mail address, login or name. Two statements
 * for all requests of a batch.
 */
export const similarVendorsLoader: LoaderFactory<Enquiry, Vendor[]> = (context) =>
  new DataLoader<Enquiry, Vendor[]>(async (enquiries) => {
    const matches = await context.database.query<Match[]>(
      `SELECT asked.at, found.id
         FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY asked (abn, email, company_name, at)
         CROSS JOIN LATERAL (
           SELECT v.id FROM vendors v
           WHERE v.abn = asked.abn OR lower(v.contact_email) = asked.email
             OR EXISTS (SELECT FROM accounts a WHERE a.vendor_id = v.id AND a.email = asked.email)
             OR lower(v.company_name) = lower(asked.company_name)
           ORDER BY v.id LIMIT ${most}
         ) found
         WHERE asked.company_name IS NOT NULL ORDER BY asked.at, found.id`,
      [
        enquiries.map(({ abn }) => abn),
        enquiries.map(({ email }) => email),
        enquiries.map(({ companyName }) => companyName),
      ],
    );
    const places = enquiries.map((_enquiry, at) => `${at + 1}`);
    const grouped = groupByKey(places, matches, ({ at }) => at);
    return Promise.all(
      grouped.map(async (found) => {
        const vendors = await context.loader(vendorLoader).loadMany(found.map(({ id }) => id));
        return vendors.filter((vendor) => vendor instanceof Vendor);
      }),
    );
  });

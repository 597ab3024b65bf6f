import { anonymous } from './anonymous';
import { businessRecords, type PersonalDataRule } from './PersonalDataRule';

const contactsOf = (column: string): string =>
  `CASE WHEN ${column} IS NULL THEN NULL ELSE ${column} - $2::text[] - '{phoneNo,postalAddress}'::text[] END`;

/** What is kept of the people behind companies and ads. */
export const personalBusinessData: readonly PersonalDataRule[] = [
  {
    // before the ads and companies, which identify their entries
    table: 'audit_log_entries',
    what: 'contact of an ad or a company in the audit log',
    whose: `(coalesce(before ?| $2::text[], false) OR coalesce(after ?| $2::text[], false))
      AND ($1 IN (lower(before ->> 'contactEmail'), lower(after ->> 'contactEmail'))
        OR (entity_type = 'Brochure' AND entity_id IN (SELECT id FROM brochures WHERE lower(contact_email) = $1))
        OR (entity_type = 'Vendor' AND entity_id IN (SELECT id FROM vendors WHERE lower(contact_email) = $1)))`,
    removal: { before: contactsOf('before'), after: contactsOf('after') },
    stays: `who changed what and when: ${businessRecords}`,
  },
  {
    // before the ads, which identify them; an approval would otherwise restore the person
    table: 'brochure_revisions',
    what: 'contact of a changed ad',
    whose: `changes ?| $2::text[] AND (lower(changes ->> 'contactEmail') = $1
       OR EXISTS (SELECT FROM brochures b WHERE b.id = brochure_id AND lower(b.contact_email) = $1))`,
    removal: { changes: 'changes - $2::text[]' },
    stays: `the other fields of the change: ${businessRecords}`,
  },
  {
    table: 'vendors',
    what: 'contact of a company',
    whose: 'lower(contact_email) = $1',
    removal: { ...anonymous.contactOfVendor, updated_at: 'now()' },
    stays: `the company: ${businessRecords}`,
  },
  {
    table: 'brochures',
    what: 'contact of an ad',
    whose: 'lower(contact_email) = $1',
    removal: { ...anonymous.contactOfAd, updated_at: 'now()', version: 'version + 1' },
    stays: 'the ad, which is published',
  },
  {
    table: 'account_sessions',
    what: 'devices that signed in',
    whose: 'account_id IN (SELECT id FROM accounts WHERE email = $1)',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'accounts',
    what: 'login',
    whose: 'email = $1',
    removal: {
      ...anonymous.account,
      token_version: 'token_version + 1',
      updated_at: 'now()',
      suspended_at: 'coalesce(suspended_at, now())',
      suspended_by_company: 'false',
      terminated_at: 'coalesce(terminated_at, now())',
    },
    stays: `a closed login without a name: ${businessRecords}`,
  },
];

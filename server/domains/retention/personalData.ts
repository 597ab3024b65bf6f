import { anonymous } from './anonymous';

/** What is kept of a person in one table, and how it is removed on request. */
export interface PersonalData {
  table: string;
  /** what is kept of whom, for the documentation */
  what: string;
  /** removes it: $1 is the address in lower case, $2 the personal fields in a change; constant SQL, never user input */
  forget: string;
  /** what stays in the row, and why; null: nothing does */
  stays: string | null;
}

const set = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

const records = 'business records of 7 years';

/**
 * Everything that is kept of a person by an e-mail address, in the order of its removal
 * (docs/rules/privacy-and-law.md#personal-data). Whoever stores an address adds a row here.
 */
export const personalData: readonly PersonalData[] = [
  {
    // before the ads, which identify them; an approval would otherwise restore the person
    table: 'brochure_revisions',
    what: 'contact of a changed ad',
    forget: `UPDATE brochure_revisions r SET changes = changes - $2::text[]
     WHERE changes ?| $2::text[] AND (lower(changes ->> 'contactEmail') = $1
       OR EXISTS (SELECT FROM brochures b WHERE b.id = r.brochure_id AND lower(b.contact_email) = $1))`,
    stays: `the other fields of the change: ${records}`,
  },
  {
    table: 'vendors',
    what: 'contact of a company',
    forget: `UPDATE vendors SET ${set(anonymous.contactOfVendor)}, updated_at = now() WHERE lower(contact_email) = $1`,
    stays: `the company: ${records}`,
  },
  {
    table: 'brochures',
    what: 'contact of an ad',
    forget: `UPDATE brochures SET ${set(anonymous.contactOfAd)}, updated_at = now(), version = version + 1
     WHERE lower(contact_email) = $1`,
    stays: 'the ad, which is published',
  },
  {
    table: 'accounts',
    what: 'login',
    forget: `UPDATE accounts SET ${set(anonymous.account)}, token_version = token_version + 1, updated_at = now(),
       suspended_at = coalesce(suspended_at, now()), suspended_by_company = false,
       terminated_at = coalesce(terminated_at, now()) WHERE email = $1`,
    stays: `a closed login without a name: ${records}`,
  },
  {
    table: 'coupon_purchases',
    what: 'coupons: name and address',
    forget: `UPDATE coupon_purchases SET ${set(anonymous.buyer)} WHERE lower(email) = $1`,
    stays: `code, price and times of the coupon: ${records}`,
  },
  {
    table: 'coupon_waits',
    what: 'waiting for coupons',
    forget: 'DELETE FROM coupon_waits WHERE email = $1',
    stays: null,
  },
  {
    table: 'buyer_links',
    what: 'links to coupons',
    forget: 'DELETE FROM buyer_links WHERE email = $1',
    stays: null,
  },
  {
    table: 'vendor_invitations',
    what: 'invitations',
    forget: 'DELETE FROM vendor_invitations WHERE email = $1',
    stays: null,
  },
  { table: 'follows', what: 'what is followed', forget: 'DELETE FROM follows WHERE email = $1', stays: null },
  { table: 'enquiries', what: 'enquiries', forget: 'DELETE FROM enquiries WHERE email = $1', stays: null },
  {
    table: 'outgoing_mails',
    what: 'mails',
    forget: 'DELETE FROM outgoing_mails WHERE lower(recipient) = $1',
    stays: null,
  },
];

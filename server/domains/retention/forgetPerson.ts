import type { DataSource } from 'typeorm';
import { anonymous } from './anonymous';

export interface ForgottenRows {
  table: string;
  count: number;
}

const set = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

/** Personal fields of an ad, with their names in a change. */
const contactOfChange = ['personName', 'contactName', 'contactPhone', 'contactEmail'];

/** $1 is the address in lower case, $2 the personal fields in a change. */
const steps: readonly [string, string][] = [
  [
    // before the ads, which identify them; an approval would otherwise restore the person
    'brochure_revisions',
    `UPDATE brochure_revisions r SET changes = changes - $2::text[]
     WHERE changes ?| $2::text[] AND (lower(changes ->> 'contactEmail') = $1
       OR EXISTS (SELECT FROM brochures b WHERE b.id = r.brochure_id AND lower(b.contact_email) = $1))`,
  ],
  [
    'vendors',
    `UPDATE vendors SET ${set(anonymous.contactOfVendor)}, updated_at = now() WHERE lower(contact_email) = $1`,
  ],
  [
    'brochures',
    `UPDATE brochures SET ${set(anonymous.contactOfAd)}, updated_at = now(), version = version + 1
     WHERE lower(contact_email) = $1`,
  ],
  [
    'accounts',
    `UPDATE accounts SET ${set(anonymous.account)}, token_version = token_version + 1, updated_at = now(),
       suspended_at = coalesce(suspended_at, now()), suspended_by_company = false,
       terminated_at = coalesce(terminated_at, now()) WHERE email = $1`,
  ],
  ['coupon_purchases', `UPDATE coupon_purchases SET ${set(anonymous.buyer)} WHERE lower(email) = $1`],
  ['coupon_waits', 'DELETE FROM coupon_waits WHERE email = $1'],
  ['buyer_links', 'DELETE FROM buyer_links WHERE email = $1'],
  ['vendor_invitations', 'DELETE FROM vendor_invitations WHERE email = $1'],
  ['follows', 'DELETE FROM follows WHERE email = $1'],
  ['enquiries', 'DELETE FROM enquiries WHERE email = $1'],
  ['outgoing_mails', 'DELETE FROM outgoing_mails WHERE lower(recipient) = $1'],
];

/**
 * Removes a person at once, whatever the retention periods: children (terms and conditions: deleted on knowledge) and
 * buyers who ask. Numbers and amounts of coupons stay. Their login is closed for good. A second run finds nothing.
 */
export async function forgetPerson({ database }: { database: DataSource }, email: string): Promise<ForgottenRows[]> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (manager) => {
    const forgotten: ForgottenRows[] = [];
    for (const [table, act] of steps) {
      const [row] = await manager.query<{ count: number }[]>(
        `WITH done AS (${act} RETURNING 1) SELECT count(*)::int AS count FROM done`,
        act.includes('$2') ? [address, contactOfChange] : [address],
      );
      if (row && row.count > 0) forgotten.push({ table, count: row.count });
    }
    return forgotten;
  });
}

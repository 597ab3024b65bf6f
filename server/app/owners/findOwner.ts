import type { DataSource } from 'typeorm';
import { readCouponCode } from '../../domains/purchases/codes/readCouponCode';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import type { OwnedKind } from '../../shared/owners';
import type { Owner } from '../../shared/authorize';

interface Finder {
  /** returns the company of the record with the key $1 */
  sql: string;
  /** of an unknown record; null: it is refused as another company's is, so that nobody finds out what exists */
  unknown: string | null;
}

const finders: Record<OwnedKind, Finder> = {
  Brochure: {
    sql: 'SELECT vendor_id AS "vendorId" FROM brochures WHERE id = $1 AND record_status',
    unknown: 'There is no such ad.',
  },
  Asset: {
    // also a file that the waiting change of an ad adds
    sql: `SELECT b.vendor_id AS "vendorId" FROM brochures b
      WHERE b.record_status AND b.id IN (
        SELECT brochure_id FROM assets WHERE id = $1
        UNION ALL
        SELECT r.brochure_id FROM proposed_assets p JOIN brochure_revisions r ON r.id = p.revision_id WHERE p.id = $1)`,
    unknown: 'There is no such file.',
  },
  Vendor: { sql: 'SELECT id AS "vendorId" FROM vendors WHERE id = $1', unknown: null },
  Account: { sql: 'SELECT vendor_id AS "vendorId" FROM accounts WHERE id = $1', unknown: null },
  VendorInvitation: {
    sql: 'SELECT vendor_id AS "vendorId" FROM vendor_invitations WHERE id = $1',
    unknown: 'There is no such invitation.',
  },
  CouponPurchase: {
    sql: `SELECT b.vendor_id AS "vendorId" FROM coupon_purchases p JOIN brochures b ON b.id = p.brochure_id
      WHERE p.id = $1`,
    unknown: 'There is no such coupon.',
  },
  CouponCode: {
    sql: `SELECT b.vendor_id AS "vendorId" FROM coupon_purchases p JOIN brochures b ON b.id = p.brochure_id
      WHERE p.code = $1`,
    unknown: 'There is no coupon with this code.',
  },
};

/** A value of the input that names a record: a global id, the number of a row, or a code. */
export interface NamedRecord {
  kind: OwnedKind;
  field: string;
  value: unknown;
}

/**
 * Returns the company that owns a record.
 * @throws NOT_FOUND for an unknown one, of the kinds whose numbers are no secret; VALIDATION_FAILED for no name at all
 */
export async function findOwner(database: DataSource, { kind, field, value }: NamedRecord): Promise<Owner> {
  const { sql, unknown } = finders[kind];
  const [owner] = await database.query<Owner[]>(sql, [keyOf({ kind, field, value })]);
  if (!owner && unknown !== null) throw new DomainError('NOT_FOUND', unknown);
  return owner ?? { vendorId: null };
}

function keyOf({ kind, field, value }: NamedRecord): number | string {
  if (kind === 'CouponCode') return readCouponCode(String(value));
  return typeof value === 'number' ? value : databaseIdOf(String(value), kind, field);
}

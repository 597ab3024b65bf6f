import type { DataSource } from 'typeorm';
import type { BulkAction } from '../../../server/domains/bulk-jobs/BulkAction';
import type { BulkJobWish } from '../../../server/domains/bulk-jobs/prepareBulkJob';
import { toGlobalId } from '../../../server/shared/globalId';

export interface BulkCase {
  name: string;
  action: BulkAction;
  wish: Omit<BulkJobWish, 'action'>;
  /** SQL that puts the chosen ads into the state from which the action starts; absent: they are published */
  begin?: string;
}

// a listing needs a phone number to be published
const wait = `UPDATE brochures SET status = 'PENDING_REVIEW', submitted_at = now(), published_at = NULL, phone_no = '(07) 5447 1234' WHERE id = ANY($1)`;
const archive = `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = ANY($1)`;
const remove = 'UPDATE brochures SET record_status = false, deleted_at = now() WHERE id = ANY($1)';

/** The title of ads that wait for approval, so that a queue has these and no others. */
export const titleOfApproved = (count: number): string => `Approval of ${count} ads`;
const waitForApproval = wait.replace(
  "status = 'PENDING_REVIEW'",
  "status = 'PENDING_REVIEW', title = 'Approval of ' || cardinality($1::integer[]) || ' ads'",
);

/** A hundred companies with a login each keep the ads, which had visitors last month. */
const keep = `WITH company AS (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM vendors ORDER BY id LIMIT 100
  ), login AS (
    INSERT INTO accounts (did, email, role, vendor_id, vendor_role, password_hash)
    SELECT 'bench' || lpad(id::text, 7, '0'), 'keeper-' || id || '@bench.example', 'VENDOR', id, 'OWNER', 'none' FROM company
    ON CONFLICT DO NOTHING
  ), seen AS (
    INSERT INTO daily_statistics (brochure_id, day, event_code, count)
    SELECT id, date_trunc('month', now())::date - 7, 'DETAIL_PAGE_VIEW', 3 FROM unnest($1::integer[]) AS id
    ON CONFLICT DO NOTHING
  )
  UPDATE brochures SET vendor_id = company.id FROM company
  WHERE brochures.id = ANY($1) AND company.place = brochures.id % 100`;

/** What the benchmark of bulk jobs does to ads. */
export async function bulkCases(database: DataSource): Promise<BulkCase[]> {
  const [found] = await database.query<{ category: string; vendor: number }[]>(
    `SELECT (SELECT min(code) FROM categories WHERE is_active) AS category, (SELECT min(id) FROM vendors) AS vendor`,
  );
  const { category = '', vendor = 0 } = found ?? {};
  const fields = { parkingInfo: 'Behind the shop', validTo: '2099-12-24' };
  return [
    { name: 'archive', action: 'ARCHIVE', wish: {} },
    { name: 'parking and last day', action: 'UPDATE', wish: { fields } },
    { name: 'category', action: 'UPDATE', wish: { fields: { category } } },
    { name: 'company', action: 'UPDATE', wish: { fields: { vendorId: vendor } } },
    { name: 'number', action: 'NUMBER', wish: { numberFrom: 1 } },
    { name: 'publish', action: 'PUBLISH', wish: {}, begin: wait },
    { name: 'approve', action: 'APPROVE', wish: {}, begin: waitForApproval },
    { name: 'unarchive', action: 'UNARCHIVE', wish: {}, begin: archive },
    { name: 'report', action: 'REPORT', wish: {}, begin: keep },
    { name: 'delete', action: 'DELETE', wish: {} },
    { name: 'restore', action: 'RESTORE', wish: {}, begin: remove },
  ];
}

/** Returns the global ids of published listings, which need no picture to be published, and puts them into a state. */
export async function someAds(database: DataSource, count: number, begin?: string): Promise<string[]> {
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE status = 'PUBLISHED' AND record_status AND type = 'BLD_AD' ORDER BY id LIMIT $1`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  if (begin !== undefined) await database.query(begin, [ids]);
  return ids.map((id) => toGlobalId('Brochure', id));
}

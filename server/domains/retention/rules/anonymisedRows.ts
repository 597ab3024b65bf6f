import { undoPeriods } from '../../brochures/undo/undoPeriods';
import { anonymous } from '../anonymous';
import type { RetentionRule } from '../RetentionRule';
import { clientFile } from './clientFile';

const named = `email <> 'removed-' || id || '@removed.invalid'`;
const anyOf = (columns: object): string => `num_nonnulls(${Object.keys(columns).join(', ')}) > 0`;

/** Rows that stay without the people behind them. */
export const anonymisedRows: readonly RetentionRule[] = [
  {
    what: 'buyers of coupons',
    table: 'coupon_purchases',
    since: `greatest((valid_to + 1)::timestamp AT TIME ZONE 'UTC', purchased_at, redeemed_at, voided_at)`,
    retainedFor: clientFile,
    only: named,
    then: anonymous.buyer,
  },
  {
    what: 'networks of buyers',
    table: 'coupon_purchases',
    since: 'purchased_at',
    retainedFor: { days: 1 },
    only: 'network_hash IS NOT NULL',
    then: { network_hash: 'NULL' },
  },
  {
    // longer than a till may send a redemption again
    what: 'keys of redemptions without a connection',
    table: 'coupon_purchases',
    since: 'redeemed_at',
    retainedFor: { days: 30 },
    only: 'redemption_key IS NOT NULL',
    then: { redemption_key: 'NULL' },
  },
  {
    // longer than an offer is prolonged, so that an erasure returns no coupon to its limit
    what: 'hashes of erased buyers',
    table: 'coupon_purchases',
    since: `(valid_to + 1)::timestamp AT TIME ZONE 'UTC'`,
    retainedFor: { days: 90 },
    only: 'person_hash IS NOT NULL',
    then: { person_hash: 'NULL' },
  },
  {
    what: 'people behind ads that have ended',
    table: 'brochures',
    since: 'greatest(archived_at, deleted_at, updated_at)',
    retainedFor: clientFile,
    only: `(status = 'ARCHIVED' OR NOT record_status) AND ${anyOf(anonymous.contactOfAd)}`,
    then: anonymous.contactOfAd,
  },
  {
    what: 'people behind drafts that were deleted',
    table: 'brochures',
    since: 'deleted_at',
    retainedFor: undoPeriods.deletion,
    only: `NOT record_status AND published_at IS NULL AND status = 'PENDING_REVIEW' AND ${anyOf(anonymous.contactOfAd)}`,
    then: anonymous.contactOfAd,
  },
  {
    what: 'people behind vendors that have left',
    table: 'vendors',
    since: 'updated_at',
    retainedFor: clientFile,
    only: `${anyOf(anonymous.contactOfVendor)}
      AND NOT EXISTS (SELECT FROM brochures AS ad WHERE ad.vendor_id = vendors.id
        AND ((ad.status <> 'ARCHIVED' AND ad.record_status) OR greatest(ad.archived_at, ad.deleted_at, ad.updated_at) >= $1))
      AND NOT EXISTS (SELECT FROM accounts WHERE accounts.vendor_id = vendors.id
        AND (terminated_at IS NULL OR terminated_at >= $1))`,
    then: anonymous.contactOfVendor,
  },
  {
    what: 'terminated accounts',
    table: 'accounts',
    since: 'terminated_at',
    retainedFor: clientFile,
    only: named,
    then: anonymous.account,
  },
  {
    what: 'devices and accounts of views and clicks',
    table: 'statistic_events',
    key: ['id', 'event_date_time'],
    since: 'event_date_time',
    retainedFor: { days: 90 },
    only: 'num_nonnulls(device_hash, account_id) > 0',
    then: { device_hash: 'NULL', account_id: 'NULL' },
  },
  {
    what: 'content of imported files',
    table: 'brochure_imports',
    since: 'created_at',
    retainedFor: { days: 7 },
    only: `(num_nonnulls(content, refused_rows) > 0 OR mapping -> 'values' <> '[]')`,
    // values may be of people, and which columns were read as others is not
    then: { content: 'NULL', refused_rows: 'NULL', mapping: `jsonb_set(mapping, '{values}', '[]')` },
  },
  {
    what: 'undo of imports',
    table: 'brochure_imports',
    since: 'created_at',
    retainedFor: undoPeriods.bulkJob,
    only: `bulk_job_id IS NOT NULL AND state <> 'IMPORTING'`,
    then: { bulk_job_id: 'NULL' },
  },
];

import { undoPeriods } from '../brochures/undo/undoPeriods';
import { webhookEventsAreKeptFor } from '../webhooks/webhookEventsAreKeptFor';
import { anonymous } from './anonymous';
import type { RetentionRule } from './RetentionRule';

/** Terms and conditions, "client files": a minimum of 7 years. */
const clientFile = { years: 7 } as const;
const named = `email <> 'removed-' || id || '@removed.invalid'`;
const anyOf = (columns: object): string => `num_nonnulls(${Object.keys(columns).join(', ')}) > 0`;

/**
 * All retention periods (docs/rules/privacy-and-law.md#retention). Data in no row are kept as long as the site: ads
 * without the people behind them, prices and numbers of coupons, daily figures, keyed hashes of terminated users and of
 * mail opt-outs.
 */
export const retentionRules: readonly RetentionRule[] = [
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
    what: 'decided changes of ads',
    table: 'brochure_revisions',
    since: 'decided_at',
    retainedFor: clientFile,
    then: 'DELETE',
  },
  {
    what: 'decided requests to archive',
    table: 'archive_requests',
    since: 'decided_at',
    retainedFor: clientFile,
    then: 'DELETE',
  },
  {
    what: 'undone redemptions',
    table: 'undone_redemptions',
    since: 'undone_at',
    retainedFor: clientFile,
    then: 'DELETE',
  },
  { what: 'reviews', table: 'brochure_reviews', since: 'reviewed_at', retainedFor: clientFile, then: 'DELETE' },
  { what: 'audit log', table: 'audit_log_entries', since: 'happened_at', retainedFor: clientFile, then: 'DELETE' },
  { what: 'used invitations', table: 'vendor_invitations', since: 'used_at', retainedFor: clientFile, then: 'DELETE' },
  {
    what: 'invitations that nobody used',
    table: 'vendor_invitations',
    since: 'expires_at',
    retainedFor: { months: 12 },
    only: 'used_at IS NULL',
    then: 'DELETE',
  },
  { what: 'mails', table: 'outgoing_mails', since: 'created_at', retainedFor: { months: 12 }, then: 'DELETE' },
  {
    what: 'mails to people whose data are erased',
    table: 'outgoing_mails',
    since: 'created_at',
    retainedFor: { days: 7 },
    only: `event_key ~ '^privacy-request:[0-9]+:answered$' AND NOT EXISTS (SELECT FROM privacy_requests r
      WHERE r.id = split_part(event_key, ':', 2)::integer AND r.email IS NOT NULL)`,
    then: 'DELETE',
  },
  {
    what: 'answered requests about own data',
    table: 'privacy_requests',
    since: 'handled_at',
    retainedFor: clientFile,
    then: 'DELETE',
  },
  {
    what: 'data breaches',
    table: 'data_breaches',
    since: 'greatest(assessed_at, commissioner_notified_on, people_notified_on)',
    retainedFor: clientFile,
    only: `state IN ('NOT_NOTIFIABLE', 'NOTIFIED')`,
    then: 'DELETE',
  },
  {
    what: 'new addresses that nobody confirmed',
    table: 'privacy_requests',
    since: 'received_at',
    retainedFor: { days: 7 },
    only: `state = 'OPEN' AND new_email IS NOT NULL`,
    then: 'DELETE',
  },
  {
    what: 'enquiries',
    table: 'enquiries',
    since: 'coalesce(handled_at, created_at)',
    retainedFor: { months: 12 },
    then: 'DELETE',
  },
  {
    what: 'requests for mails about offers that nobody confirmed',
    table: 'follows',
    since: 'requested_at',
    retainedFor: { days: 7 },
    only: 'confirmed_at IS NULL',
    then: 'DELETE',
  },
  {
    what: 'waiting for coupons',
    table: 'coupon_waits',
    since: 'requested_at',
    retainedFor: { days: 90 },
    then: 'DELETE',
  },
  { what: 'failed sign-ins', table: 'login_attempts', since: 'failed_at', retainedFor: { days: 90 }, then: 'DELETE' },
  {
    what: 'sessions',
    table: 'account_sessions',
    since: 'coalesce(ended_at, expires_at)',
    retainedFor: { days: 30 },
    then: 'DELETE',
  },
  {
    what: 'steps of sign-ins',
    table: 'factor_challenges',
    since: 'expires_at',
    retainedFor: { days: 1 },
    then: 'DELETE',
  },
  {
    what: 'ways to providers of sign-in',
    table: 'sign_in_transactions',
    since: 'expires_at',
    retainedFor: { days: 1 },
    then: 'DELETE',
  },
  {
    what: 'devices on which a login was used',
    table: 'known_devices',
    since: 'used_at',
    // as long as browsers keep the cookie
    retainedFor: { days: 400 },
    then: 'DELETE',
  },
  {
    what: 'reports of blocked content',
    table: 'policy_reports',
    since: `(day + 1)::timestamp AT TIME ZONE 'UTC'`,
    retainedFor: { days: 90 },
    then: 'DELETE',
  },
  {
    what: 'times in which administrators saw the site as a vendor',
    table: 'vendor_viewings',
    since: 'ends_at',
    retainedFor: { days: 90 },
    then: 'DELETE',
  },
  {
    what: 'API keys that have ended',
    table: 'api_keys',
    since: 'coalesce(revoked_at, expires_at)',
    retainedFor: { days: 90 },
    then: 'DELETE',
  },
  {
    what: 'events of webhooks',
    table: 'webhook_events',
    since: 'occurred_at',
    retainedFor: webhookEventsAreKeptFor,
    then: 'DELETE',
  },
  { what: 'links to coupons', table: 'buyer_links', since: 'expires_at', retainedFor: { days: 7 }, then: 'DELETE' },
  {
    what: 'links for new passwords',
    table: 'password_resets',
    since: 'expires_at',
    retainedFor: { days: 90 },
    then: 'DELETE',
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
    only: 'content IS NOT NULL',
    then: { content: 'NULL' },
  },
  {
    what: 'reports of imports',
    table: 'brochure_imports',
    since: 'created_at',
    retainedFor: { days: 90 },
    then: 'DELETE',
  },
  {
    // with their rows, which hold the overwritten values of ads
    what: 'bulk jobs with their undo',
    table: 'bulk_jobs',
    since: 'coalesce(started_at, created_at)',
    retainedFor: undoPeriods.bulkJob,
    only: `state NOT IN ('RUNNING', 'UNDOING')`,
    then: 'DELETE',
  },
];

/** Ads that were never published (`deleteOldDrafts`): deleted as administrators delete them, so not immediately. */
export const draftsAreKeptFor = { months: 12 } as const;

/** Changes of ads that have left (`withdrawOldChanges`): by then a deleted ad cannot be restored any more. */
export const changesWaitFor = { archived: { months: 12 }, deleted: undoPeriods.deletion } as const;

/** Whole months are deleted, so that daily figures can still be checked against the remaining events. */
export const viewsAndClicksAreKeptFor = { months: 25 } as const;

/** Files of streets are in the file store, so deleting rows is not enough. */
export const streetFilesAreKeptFor = { days: 7 } as const;

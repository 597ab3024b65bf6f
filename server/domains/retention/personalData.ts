import { anonymous } from './anonymous';
import { personalBusinessData } from './personalBusinessData';
import { businessRecords, type PersonalDataRule } from './PersonalDataRule';

const offerOf = {
  label: 'Offer',
  sql: `(SELECT coalesce(ad.title, ad.company_name) FROM brochures ad WHERE ad.id = brochure_id)`,
} as const;

/** What is kept of visitors and buyers. */
const visitorData: readonly PersonalDataRule[] = [
  {
    table: 'coupon_purchases',
    what: 'coupons: name and address',
    whose: 'lower(email) = $1',
    shown: {
      ...{ name: 'Name', email: 'E-mail address', title: 'Offer', code: 'Code' },
      ...{ normal_price_cents: 'Price without coupon', discounted_price_cents: 'Price with coupon' },
      ...{
        terms_of_offer: 'Conditions',
        coupon_hours: 'Hours',
        valid_to: { label: 'Last day', sql: 'valid_to::text' },
        purchased_at: 'Reserved',
      },
      ...{ held_until: 'To be confirmed before', confirmed_at: 'Confirmed', redeemed_at: 'Redeemed' },
      ...{ voided_at: 'Cancelled', void_reason: 'Cancelled by', remind: 'Reminders' },
    },
    hidden: [
      ...[
        'id',
        'did',
        'brochure_id',
        'idempotency_key',
        'network_hash',
        'person_hash',
        'normal_price_since',
        'offer_starts_on',
      ],
      ...['coupons_unlimited', 'redeemed_by_id', 'redemption_key', 'terms_version'],
    ],
    // nobody could read the reminders
    removal: { ...anonymous.buyer, remind: 'false', person_hash: '$3' },
    stays: `code, price and times of the coupon: ${businessRecords}; a keyed hash of the address, for the limit of coupons a person: until 90 days after the last day`,
  },
  {
    table: 'coupon_waits',
    what: 'waiting for coupons',
    whose: 'email = $1',
    shown: { brochure_id: offerOf, email: 'E-mail address', requested_at: 'Since' },
    hidden: ['id', 'recipient_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'buyer_links',
    what: 'links to coupons',
    whose: 'email = $1',
    shown: { email: 'E-mail address', created_at: 'Mailed', expires_at: 'Works until', is_open: 'Opened' },
    hidden: ['id', 'token_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'vendor_invitations',
    what: 'invitations',
    whose: 'email = $1',
    shown: {
      email: 'E-mail address',
      vendor_id: { label: 'Company', sql: '(SELECT company_name FROM vendors WHERE vendors.id = vendor_id)' },
      vendor_role: 'Role',
      staff_role: 'Role in the administration',
      ...{ created_at: 'Invited', sent_at: 'Last mailed', expires_at: 'Works until', used_at: 'Used' },
    },
    hidden: ['id', 'did', 'token_hash', 'brochure_id', 'invited_by_id', 'sent_count', 'termination_overridden'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'follows',
    what: 'what is followed',
    whose: 'email = $1',
    shown: {
      email: 'E-mail address',
      map_area_id: { label: 'Area', sql: '(SELECT name FROM map_areas WHERE map_areas.id = map_area_id)' },
      category_id: { label: 'Category', sql: '(SELECT name FROM categories WHERE categories.id = category_id)' },
      vendor_id: { label: 'Business', sql: '(SELECT company_name FROM vendors WHERE vendors.id = vendor_id)' },
      ...{ requested_at: 'Asked for', confirmed_at: 'Confirmed', digest_at: 'Last mail' },
    },
    hidden: ['id', 'recipient_hash', 'token_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'enquiries',
    what: 'enquiries',
    whose: 'email = $1',
    shown: {
      ...{ kind: 'Kind', name: 'Name', email: 'E-mail address', message: 'Message', brochure_id: offerOf },
      ...{ company_name: 'Business', abn: 'ABN', phone_no: 'Telephone', terms_version: 'Accepted terms' },
      advertising_version: 'Accepted conditions for advertisers',
      ...{ state: 'State', created_at: 'Sent', handled_at: 'Handled', note: 'Note of the administrators' },
    },
    hidden: ['id', 'handled_by_account_id'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'privacy_requests',
    what: 'requests about own data',
    whose: '(email = $1 OR new_email = $1)',
    shown: {
      ...{ kind: 'Kind', channel: 'Received by', email: 'E-mail address', new_email: 'New e-mail address' },
      ...{ note: 'Note of the administrators', state: 'State', received_at: 'Received', due_at: 'Due' },
      ...{ handled_at: 'Answered', answer: 'Answer' },
    },
    hidden: ['id', 'did', 'outcome', 'handled_by_account_id'],
    removal: {
      ...{ email: 'NULL', new_email: 'NULL', note: 'NULL' },
      // nobody could be answered
      state: `CASE state WHEN 'OPEN' THEN 'DECLINED' ELSE state END`,
      answer: `CASE state WHEN 'OPEN' THEN 'Everything was erased meanwhile.' ELSE answer END`,
      handled_at: 'coalesce(handled_at, now())',
    },
    stays: `that somebody asked, and what was answered: ${businessRecords}`,
  },
  {
    table: 'mail_opt_outs',
    what: 'that an address gets no reports and reminders',
    whose: 'recipient_hash = ANY ($4)',
    shown: { opted_out_at: 'Since' },
    hidden: ['id', 'recipient_hash'],
    removal: 'NONE',
    stays: 'a keyed hash of the address, so that it gets none: for ever',
  },
  {
    table: 'outgoing_mails',
    what: 'mails',
    // mails to the administrators name who wrote to them
    whose: `(lower(recipient) = $1 OR lower(headers ->> 'Reply-To') = $1)`,
    shown: {
      ...{ recipient: 'To', subject: 'Subject', state: 'State', created_at: 'Written', sent_at: 'Sent' },
      // the text of a confidential mail opens something
      text: { label: 'Text', sql: `CASE WHEN confidential THEN '' ELSE text END` },
    },
    hidden: [
      ...['id', 'event_key', 'html', 'headers', 'attachments', 'confidential', 'attempts', 'last_error'],
      ...['last_attempt_at', 'sending_until'],
    ],
    removal: 'DELETE',
    stays: null,
  },
];

/**
 * Everything that is kept of a person by an e-mail address, in the order of its removal
 * (docs/rules/privacy-and-law.md#personal-data). Whoever stores an address adds a row here: what a person gets to see
 * and what is removed both come from it.
 */
export const personalData: readonly PersonalDataRule[] = [...personalBusinessData, ...visitorData];

import { anonymous } from './anonymous';
import { personalBusinessData } from './personalBusinessData';
import { businessRecords, type PersonalDataRule } from './PersonalDataRule';

/** What is kept of visitors and buyers. */
const visitorData: readonly PersonalDataRule[] = [
  {
    table: 'coupon_purchases',
    what: 'coupons: name and address',
    whose: 'lower(email) = $1',
    // nobody could read the reminders
    removal: { ...anonymous.buyer, remind: 'false' },
    stays: `code, price and times of the coupon: ${businessRecords}`,
  },
  {
    table: 'coupon_waits',
    what: 'waiting for coupons',
    whose: 'email = $1',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'buyer_links',
    what: 'links to coupons',
    whose: 'email = $1',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'vendor_invitations',
    what: 'invitations',
    whose: 'email = $1',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'follows',
    what: 'what is followed',
    whose: 'email = $1',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'enquiries',
    what: 'enquiries',
    whose: 'email = $1',
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'outgoing_mails',
    what: 'mails',
    // mails to the administrators name who wrote to them
    whose: `(lower(recipient) = $1 OR lower(headers ->> 'Reply-To') = $1)`,
    removal: 'DELETE',
    stays: null,
  },
];

/**
 * Everything that is kept of a person by an e-mail address, in the order of its removal
 * (docs/rules/privacy-and-law.md#personal-data). Whoever stores an address adds a row here.
 */
export const personalData: readonly PersonalDataRule[] = [...personalBusinessData, ...visitorData];

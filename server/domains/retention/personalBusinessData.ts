import { anonymous } from './anonymous';
import { businessRecords, type PersonalDataRule } from './PersonalDataRule';
import { personalJobData } from './personalJobData';

const contactsOf = (column: string): string =>
  `CASE WHEN ${column} IS NULL THEN NULL ELSE ${column} - $2::text[] - '{phoneNo,postalAddress}'::text[] END`;

const ofAccount = 'account_id IN (SELECT id FROM accounts WHERE email = $1)';

/** What is kept of the people behind companies and ads. */
export const personalBusinessData: readonly PersonalDataRule[] = [
  ...personalJobData,
  {
    // before the ads and companies, which identify their entries
    table: 'audit_log_entries',
    what: 'contact of an ad or a company in the audit log',
    whose: `(coalesce(before ?| $2::text[], false) OR coalesce(after ?| $2::text[], false))
      AND ($1 IN (lower(before ->> 'contactEmail'), lower(after ->> 'contactEmail'))
        OR (entity_type = 'Brochure' AND entity_id IN (SELECT id FROM brochures WHERE lower(contact_email) = $1))
        OR (entity_type = 'Vendor' AND entity_id IN (SELECT id FROM vendors WHERE lower(contact_email) = $1)))`,
    shown: { happened_at: 'When', action: 'Action', before: 'Before', after: 'After' },
    hidden: 'rest',
    removal: { before: contactsOf('before'), after: contactsOf('after') },
    stays: `who changed what and when: ${businessRecords}`,
  },
  {
    // before the ads, which identify them; an approval would otherwise restore the person
    table: 'brochure_revisions',
    what: 'contact of a changed ad',
    whose: `changes ?| $2::text[] AND (lower(changes ->> 'contactEmail') = $1
       OR EXISTS (SELECT FROM brochures b WHERE b.id = brochure_id AND lower(b.contact_email) = $1))`,
    shown: { changes: 'Change', submitted_at: 'Sent', decided_at: 'Decided' },
    hidden: 'rest',
    removal: { changes: 'changes - $2::text[]' },
    stays: `the other fields of the change: ${businessRecords}`,
  },
  {
    table: 'vendors',
    what: 'contact of a company',
    whose: 'lower(contact_email) = $1',
    shown: {
      ...{ company_name: 'Company', contact_name: 'Name', contact_email: 'E-mail address', phone_no: 'Telephone' },
      postal_address: 'Postal address',
    },
    hidden: 'rest',
    removal: { ...anonymous.contactOfVendor, updated_at: 'now()' },
    stays: `the company: ${businessRecords}`,
  },
  {
    table: 'brochures',
    what: 'contact of an ad',
    whose: 'lower(contact_email) = $1',
    shown: {
      ...{ title: 'Ad', company_name: 'Company', person_name: 'Person', contact_name: 'Name' },
      ...{ contact_phone: 'Telephone', contact_email: 'E-mail address' },
    },
    hidden: 'rest',
    removal: { ...anonymous.contactOfAd, updated_at: 'now()', version: 'version + 1' },
    stays: 'the ad, which is published',
  },
  {
    table: 'account_sessions',
    what: 'devices that signed in',
    whose: ofAccount,
    shown: {
      ...{ device: 'Device', created_at: 'Signed in', renewed_at: 'Last used', expires_at: 'Ends', ended_at: 'Ended' },
      ...{ ending: 'Ended by', proven_at: 'Last proof' },
    },
    hidden: ['id', 'did', 'account_id', 'token_version', 'generation'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'known_devices',
    what: 'browsers on which a login was used',
    whose: ofAccount,
    shown: { used_at: 'Last used' },
    hidden: ['id', 'account_id', 'token_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'account_authenticators',
    what: 'authenticator app',
    whose: ofAccount,
    shown: { created_at: 'Begun', confirmed_at: 'Set up' },
    hidden: ['account_id', 'sealed_secret', 'last_step'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'account_passkeys',
    what: 'passkeys',
    whose: ofAccount,
    shown: { name: 'Name', created_at: 'Added', last_used_at: 'Last used' },
    hidden: ['id', 'did', 'account_id', 'credential_id', 'public_key', 'counter', 'transports'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'connected_accounts',
    what: 'accounts at providers that sign in',
    whose: ofAccount,
    shown: { issuer: 'Provider', subject: 'Name there', created_at: 'Connected', last_used_at: 'Last used' },
    hidden: ['id', 'did', 'account_id'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'sign_in_transactions',
    what: 'accounts at providers that are being connected',
    whose: ofAccount,
    shown: { provider: 'Provider', created_at: 'Begun', expires_at: 'Ends' },
    hidden: ['id', 'token_hash', 'purpose', 'account_id'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'account_recovery_codes',
    what: 'recovery codes',
    whose: ofAccount,
    shown: { used_at: 'Used' },
    hidden: ['id', 'account_id', 'code_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'factor_challenges',
    what: 'steps of sign-ins',
    whose: ofAccount,
    shown: { created_at: 'Begun', expires_at: 'Ends', used_at: 'Done' },
    hidden: ['id', 'token_hash', 'purpose', 'account_id', 'token_version', 'webauthn_challenge'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'api_keys',
    what: 'keys of programs that a login made',
    whose: ofAccount,
    shown: {
      ...{ name: 'Name', kind: 'Kind', prefix: 'Begins with', created_at: 'Made', rotated_at: 'Rotated' },
      ...{ last_used_at: 'Last used', expires_at: 'Ends', revoked_at: 'Revoked' },
    },
    hidden: [
      ...['id', 'did', 'account_id', 'scopes', 'allowed_origins', 'requests_per_minute', 'hash', 'previous_hash'],
      ...['previous_prefix', 'previous_ends_at'],
    ],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'webhook_subscriptions',
    what: 'webhooks that a login made',
    whose: ofAccount,
    shown: { url: 'Address', description: 'What for', event_types: 'Events', state: 'State', created_at: 'Made' },
    hidden: [
      ...['id', 'did', 'account_id', 'vendor_id', 'paused_reason', 'sealed_secret', 'previous_sealed_secret'],
      'previous_ends_at',
    ],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'password_resets',
    what: 'links for a new password',
    whose: ofAccount,
    shown: { created_at: 'Asked for', expires_at: 'Works until', used_at: 'Used' },
    hidden: ['id', 'account_id', 'token_hash'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'saved_views',
    what: 'saved views of lists',
    whose: ofAccount,
    shown: { list: 'List', name: 'Name', query: 'Filters and order', is_shared: 'Shared' },
    hidden: ['id', 'account_id'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'review_assignments',
    what: 'ads that a login is to review',
    whose: ofAccount,
    shown: {
      brochure_id: {
        label: 'Ad',
        sql: '(SELECT coalesce(ad.title, ad.company_name) FROM brochures ad WHERE ad.id = brochure_id)',
      },
      assigned_at: 'Since',
    },
    hidden: ['account_id', 'mailed_at'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'vendor_viewings',
    what: 'times in which administrators saw the site as a login',
    whose: ofAccount,
    shown: { reason: 'Reason', started_at: 'Began', ends_at: 'Ended' },
    hidden: ['id', 'administrator_id', 'account_id', 'session_id', 'last_page'],
    removal: 'DELETE',
    stays: null,
  },
  {
    table: 'accounts',
    what: 'login',
    whose: 'email = $1',
    shown: {
      ...{ name: 'Name', email: 'E-mail address', role: 'Role', created_at: 'Made', last_login_at: 'Last sign-in' },
      vendor_role: 'Role in the company',
      staff_role: 'Role in the administration',
      vendor_id: { label: 'Company', sql: '(SELECT company_name FROM vendors WHERE vendors.id = vendor_id)' },
      advertising_version: 'Accepted conditions for advertisers',
      ...{ terms_version: 'Accepted terms', terms_accepted_at: 'Accepted', suspended_at: 'Suspended' },
      terminated_at: 'Closed',
      audit_lines: {
        label: 'Changes in the audit log',
        sql: '(SELECT count(*)::int FROM audit_log_entries WHERE actor_account_id = accounts.id)',
      },
    },
    hidden: ['factor_due_at', 'id', 'did', 'password_hash', 'token_version', 'updated_at', 'suspended_by_company'],
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
  {
    table: 'terminated_identities',
    what: 'that a login was closed by the site',
    // with the ABN of its company
    whose: 'account_id IN (SELECT account_id FROM terminated_identities WHERE hash = ANY ($4))',
    shown: { kind: 'Kept of', terminated_at: 'Closed' },
    hidden: ['id', 'hash', 'account_id'],
    removal: 'NONE',
    stays: 'keyed hashes of the address and the ABN, so that whoever was excluded does not register again: for ever',
  },
];

/** Values that replace personal data, both after the retention period and on request. */
export const anonymous = {
  buyer: {
    name: `'Removed'`,
    email: `'removed-' || id || '@removed.invalid'`,
    idempotency_key: 'NULL',
    network_hash: 'NULL',
  },
  account: { name: 'NULL', email: `'removed-' || id || '@removed.invalid'` },
  contactOfAd: { person_name: 'NULL', contact_name: 'NULL', contact_phone: 'NULL', contact_email: 'NULL' },
  contactOfVendor: { contact_name: 'NULL', contact_email: 'NULL', phone_no: 'NULL', postal_address: 'NULL' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

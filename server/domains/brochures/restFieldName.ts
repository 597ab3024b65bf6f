/**
 * Names on /rest where they differ from the columns and from GraphQL, of an ad's fields and of a purchase's key, which
 * is a header: the one map for all refusals.
 * What is not named here has the same name everywhere.
 */
export const restFieldNames: Readonly<Record<string, string>> = {
  normalPriceCents: 'normalPrice',
  discountedPriceCents: 'discountedPrice',
  vendorId: 'vendor.id',
  couponsUnlimited: 'numberOfCoupons',
  addressLine1: 'address.line1',
  addressLine2: 'address.line2',
  'address.addressLine1': 'address.line1',
  'address.addressLine2': 'address.line2',
  postcode: 'address.postcode',
  city: 'address.city',
  state: 'address.state',
  locationUrl: 'address.locationUrl',
  idempotencyKey: 'idempotency-key',
};

/** The name of a field as callers on /rest know it. */
export function restFieldName(field: string): string {
  return Object.hasOwn(restFieldNames, field) ? (restFieldNames[field] ?? field) : field;
}

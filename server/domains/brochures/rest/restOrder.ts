/** Key order of responses is part of the contract. A new field comes before `last`, in the order of the table. */
const first = [
  ...['id', 'did', 'adIndex', 'title', 'type', 'status', 'vendor', 'category', 'brochureCategories', 'mapArea'],
  ...['address', 'latitude', 'longitude', 'positionSource', 'distanceKm', 'highlights', 'description', 'termsOfOffer'],
  ...['validFrom', 'validTo', 'normalPrice', 'discountedPrice', 'normalPriceSince', 'discount', 'discountPercent'],
  ...['numberOfCoupons', 'couponsUnlimited', 'numberOfCouponsPurchased', 'personName', 'phoneNo', 'companyName'],
];
const last = ['detailViewsCount', 'version', 'recordStatus', 'assets'];

/** Returns the properties of a response in the order of the contract. */
export function inRestOrder<T>(properties: Readonly<Record<string, T>>): Record<string, T> {
  const others = Object.keys(properties).filter((name) => !first.includes(name) && !last.includes(name));
  const names = [...first, ...others, ...last].filter((name) => name in properties);
  return Object.fromEntries(names.map((name) => [name, properties[name] as T]));
}

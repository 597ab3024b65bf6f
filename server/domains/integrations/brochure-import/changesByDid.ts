import type { BrochureChanges, BrochureField } from '../../brochures/writing/BrochureChanges';
import type { CategoryWords } from './CategoryWords';
import type { ImportRow } from './ImportRow';

/** Under which names a file may have what an ad is changed by. */
const columnsOf: Partial<Record<BrochureField & keyof ImportRow, readonly string[]>> = {
  title: ['title', 'name'],
  companyName: ['company_name'],
  highlights: ['highlights'],
  description: ['description'],
  addressLine1: ['address_line1'],
  addressLine2: ['address_line2'],
  city: ['suburb', 'city'],
  state: ['state'],
  postcode: ['postcode'],
  latitude: ['lat', 'latitude'],
  longitude: ['lon', 'longitude'],
  phoneNo: ['phone', 'phone_no'],
  contactEmail: ['email', 'contact_email'],
  wwwUrl: ['website', 'www_url'],
  googleAdUrl: ['google_ad_url'],
  flipbookUrl: ['flipbook_url'],
  validFrom: ['valid_from'],
  validTo: ['valid_to'],
  normalPriceCents: ['normal_price'],
  discountedPriceCents: ['discounted_price'],
  numberOfCoupons: ['number_of_coupons'],
  couponsUnlimited: ['number_of_coupons'],
  termsOfOffer: ['terms_of_offer'],
};

/**
 * What a row says of an ad that is there: only the columns that the file has. An empty cell empties its field; a column
 * that is absent leaves it alone.
 */
export function changesByDid(
  row: ImportRow,
  record: Readonly<Record<string, string>>,
  categories: CategoryWords,
): BrochureChanges {
  const has = (names: readonly string[]) => names.some((name) => name in record);
  const changes = Object.fromEntries(
    Object.entries(columnsOf).flatMap(([field, names]) => (has(names) ? [[field, row[field as keyof ImportRow]]] : [])),
  ) as BrochureChanges;
  if (row.category !== '') {
    const main = categories.find(row.category);
    const sub = main && row.subCategory !== null ? categories.findSub(main.code, row.subCategory) : undefined;
    changes.category = sub?.code ?? main?.code ?? row.category;
  }
  if (has(['map_area', 'map_areas'])) changes.mapArea = row.mapAreas[0] ?? null;
  // a coupon without a number has none, rather than a number and none
  if (changes.couponsUnlimited === true) delete changes.numberOfCoupons;
  else delete changes.couponsUnlimited;
  return changes;
}

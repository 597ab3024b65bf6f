import type { PositionValue } from '../../position-field/PositionValue';

export type TextField =
  | 'title'
  | 'highlights'
  | 'description'
  | 'companyName'
  | 'category'
  | 'mapArea'
  | 'adIndex'
  | 'address.line1'
  | 'address.line2'
  | 'address.city'
  | 'address.state'
  | 'address.postcode'
  | 'address.locationUrl'
  | 'validFrom'
  | 'validTo'
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'normalPriceSince'
  | 'numberOfCoupons'
  | 'termsOfOffer'
  | 'personName'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'phoneNo'
  | 'wwwUrl'
  | 'facebookUrl'
  | 'instagramUrl'
  | 'linkedInUrl'
  | 'twitterUrl'
  | 'tiktokUrl'
  | 'youtubeUrl'
  | 'flipbookUrl'
  | 'googleAdUrl';

/**
 * An ad as it stands in the form: texts as they are typed, under the names that the server's refusals use. It is plain
 * JSON, so that it can wait on the device.
 */
export interface BrochureFormValues extends Record<TextField, string> {
  vendor: { databaseId: number; companyName: string } | null;
  /** in alphabetical order */
  brochureCategories: readonly string[];
  couponsUnlimited: boolean;
  position: PositionValue;
}

export type FormField = keyof BrochureFormValues;

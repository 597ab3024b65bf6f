import type { BrochureField } from './BrochureChanges';
import type { BrochureType } from '../BrochureType';

const ofAll = [
  ...(['title', 'highlights', 'description', 'companyName', 'vendorId', 'adIndex'] as const),
  ...(['category', 'brochureCategories', 'mapArea'] as const),
  ...(['addressLine1', 'addressLine2', 'postcode', 'city', 'state', 'locationUrl', 'latitude', 'longitude'] as const),
  ...(['validFrom', 'validTo'] as const),
  ...(['personName', 'contactName', 'contactPhone', 'contactEmail', 'phoneNo', 'wwwUrl'] as const),
] satisfies BrochureField[];

const pages = [
  ...(['facebookUrl', 'instagramUrl', 'linkedInUrl', 'twitterUrl', 'tiktokUrl', 'youtubeUrl'] as const),
] satisfies BrochureField[];

const coupon = [
  ...(['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'numberOfCoupons', 'couponsUnlimited'] as const),
  'termsOfOffer',
] satisfies BrochureField[];

/** Which fields each kind of ad has. Of a tourism ad its source decides all but where the directory puts it. */
export const fieldsOfTypes: Readonly<Record<BrochureType, readonly BrochureField[]>> = {
  LP_AD: [...ofAll, ...pages, 'termsOfOffer'],
  PT_AD: [...ofAll, 'googleAdUrl'],
  BRO_AD: [...ofAll, ...pages, 'flipbookUrl'],
  CP_AD: [...ofAll, ...pages, ...coupon],
  BLD_AD: [...ofAll, ...pages],
  ATDW_AD: ['category', 'brochureCategories', 'mapArea', 'adIndex'],
};

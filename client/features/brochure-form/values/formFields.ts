import type { BrochureType } from '../../../generated/types';
import type { FormField } from './BrochureFormValues';

const ofAll: readonly FormField[] = [
  ...(['title', 'highlights', 'description', 'companyName', 'vendor', 'adIndex'] as const),
  ...(['category', 'brochureCategories', 'mapArea', 'position', 'validFrom', 'validTo'] as const),
  ...(['address.line1', 'address.line2', 'address.city', 'address.state', 'address.postcode'] as const),
  ...(['address.locationUrl', 'personName', 'contactName', 'contactPhone', 'contactEmail'] as const),
  ...(['phoneNo', 'wwwUrl'] as const),
];

const pages: readonly FormField[] = [
  ...(['facebookUrl', 'instagramUrl', 'linkedInUrl', 'twitterUrl', 'tiktokUrl', 'youtubeUrl'] as const),
];

const prices: readonly FormField[] = [
  ...(['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'numberOfCoupons'] as const),
  'couponsUnlimited',
];

const fields: Readonly<Record<BrochureType, readonly FormField[]>> = {
  LP_AD: [...ofAll, ...pages, 'termsOfOffer'],
  PT_AD: [...ofAll, 'googleAdUrl'],
  BRO_AD: [...ofAll, ...pages, 'flipbookUrl'],
  CP_AD: [...ofAll, ...pages, ...prices, 'termsOfOffer'],
  BLD_AD: [...ofAll, ...pages],
  // the rest belongs to its source
  ATDW_AD: ['category', 'brochureCategories', 'mapArea', 'adIndex'],
};

const administratorsOnly: readonly FormField[] = ['vendor', 'adIndex'];

/** The fields that can be written: those of the type, without what only administrators decide. */
export function formFields(type: BrochureType, role: 'ADMINISTRATOR' | 'VENDOR'): readonly FormField[] {
  return role === 'ADMINISTRATOR' ? fields[type] : fields[type].filter((field) => !administratorsOnly.includes(field));
}

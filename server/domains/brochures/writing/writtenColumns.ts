import type { Brochure } from '../Brochure';

/** The columns that people write. */
export const writtenColumns = [
  ...(['title', 'highlights', 'description', 'companyName', 'vendorId', 'adIndex'] as const),
  ...(['addressLine1', 'addressLine2', 'postcode', 'city', 'state', 'locationUrl', 'latitude', 'longitude'] as const),
  ...(['validFrom', 'validTo'] as const),
  ...(['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'numberOfCoupons', 'couponsUnlimited'] as const),
  ...(['termsOfOffer', 'personName', 'contactName', 'contactPhone', 'contactEmail', 'phoneNo', 'wwwUrl'] as const),
  ...(['facebookUrl', 'instagramUrl', 'linkedInUrl', 'twitterUrl', 'tiktokUrl', 'youtubeUrl'] as const),
  ...(['flipbookUrl', 'googleAdUrl'] as const),
] as const satisfies (keyof Brochure)[];

import type { Brochure } from '../../brochures/Brochure';
import type { BrochureParts } from './BrochureParts';

const long = ['highlights', 'description', 'termsOfOffer'] as const;

/** What `presentBrochure` says of an ad. */
const spoken = [
  'did',
  'adIndex',
  'title',
  'addressLine1',
  'addressLine2',
  'postcode',
  'city',
  'state',
  'locationUrl',
  'countryCode',
  'latitude',
  'longitude',
  'positionSource',
  'validFrom',
  'validTo',
  'normalPriceCents',
  'discountedPriceCents',
  'normalPriceSince',
  'publishedAt',
  'timeZone',
  'status',
  'numberOfCoupons',
  'couponsUnlimited',
  'numberOfCouponsPurchased',
  'personName',
  'phoneNo',
  'companyName',
  'contactName',
  'contactPhone',
  'contactEmail',
  'wwwUrl',
  'facebookUrl',
  'instagramUrl',
  'linkedInUrl',
  'twitterUrl',
  'tiktokUrl',
  'youtubeUrl',
  'flipbookUrl',
  'googleAdUrl',
  'detailViewsCount',
  'version',
] as const satisfies (keyof Brochure)[];

/** For lists of REST: a brief one has neither the long texts nor any file but the picture. */
export const partsOfRest = (brief: boolean): BrochureParts => (brief ? briefly : whole);

const whole: BrochureParts = {
  columns: new Set([...spoken, ...long]),
  vendor: 'NAME',
  thumbnail: false,
  furtherCategories: true,
  files: true,
};

const briefly: BrochureParts = { ...whole, columns: new Set(spoken), thumbnail: true, files: false };

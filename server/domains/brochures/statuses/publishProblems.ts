import type { FieldError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../../assets/AssetType';
import type { Brochure } from '../Brochure';
import type { BrochureType } from '../BrochureType';
import { provesNormalPrice } from '../couponSaving';

/** What is looked at before an ad is published. */
export type PublishCandidate = Pick<
  Brochure,
  | 'type'
  | 'externalSource'
  | 'title'
  | 'categoryId'
  | 'description'
  | 'companyName'
  | 'mapAreaId'
  | 'addressLine1'
  | 'city'
  | 'locationUrl'
  | 'validTo'
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'normalPriceSince'
  | 'offerStartsOn'
  | 'numberOfCoupons'
  | 'couponsUnlimited'
  | 'termsOfOffer'
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
  | 'googleAdUrl'
>;

/** The part that an ad lacks: its name on the form, and what to do. */
interface Need {
  field: string;
  code?: string;
  message: string;
  isMet(ad: PublishCandidate, assetTypes: readonly AssetType[], today: string): boolean;
}

const needsOfAll: Need[] = [
  { field: 'title', message: 'Give the ad a title of 3 to 120 characters.', isMet: (ad) => hasText(ad.title) },
  // an ad that is not created yet has none, whatever its class says
  {
    field: 'category',
    message: 'Choose a category.',
    isMet: ({ categoryId }) => (categoryId as number | null | undefined) != null,
  },
];

/** See docs/rules/ads-and-types.md#publishing-needs. */
const needsOfType: Record<BrochureType, Need[]> = {
  LP_AD: [
    { field: 'description', message: 'Describe the offer.', isMet: (ad) => hasText(ad.description) },
    {
      field: 'assets',
      message: 'Add at least one image.',
      isMet: (_, assetTypes) => assetTypes.includes('BROCHURE_IMAGE'),
    },
    {
      field: 'phoneNo',
      message: 'Give one way to make contact: a telephone number, an e-mail address, a web site or a social page.',
      isMet: (ad) => [ad.phoneNo, ad.contactPhone, ad.contactEmail, ad.wwwUrl, ...socialPages(ad)].some(hasText),
    },
  ],
  PT_AD: [
    { field: 'googleAdUrl', message: 'Give the address that the ad leads to.', isMet: (ad) => hasText(ad.googleAdUrl) },
  ],
  BRO_AD: [
    {
      field: 'flipbookUrl',
      message: 'Add a PDF, or the address of a flip book.',
      isMet: (ad, assetTypes) => assetTypes.includes('BROCHURE_PDF') || hasText(ad.flipbookUrl),
    },
  ],
  CP_AD: [
    {
      field: 'normalPriceCents',
      message: 'Give a normal price above $0.00.',
      isMet: (ad) => (ad.normalPriceCents ?? 0) > 0,
    },
    {
      field: 'discountedPriceCents',
      message: 'Give a discounted price of $0.00 or more that is below the normal price.',
      isMet: (ad) =>
        ad.discountedPriceCents !== null &&
        ad.discountedPriceCents >= 0 &&
        ad.discountedPriceCents < (ad.normalPriceCents ?? 0),
    },
    {
      field: 'normalPriceSince',
      message: 'Say since when you have charged the normal price: a day before the offer begins.',
      isMet: (ad, _, today) =>
        provesNormalPrice(ad.normalPriceSince, ad.offerStartsOn ?? today) && (ad.normalPriceSince ?? today) <= today,
    },
    {
      field: 'numberOfCoupons',
      message: 'Say how many coupons there are, 1 to 9998, or that they are unlimited.',
      isMet: (ad) => ad.couponsUnlimited || isBetween(ad.numberOfCoupons, 1, 9998),
    },
    { field: 'validTo', message: 'Give the last day of the offer.', isMet: (ad) => ad.validTo !== null },
    { field: 'termsOfOffer', message: 'State the terms of the offer.', isMet: (ad) => hasText(ad.termsOfOffer) },
  ],
  BLD_AD: [
    { field: 'companyName', message: 'Name the company.', isMet: (ad) => hasText(ad.companyName) },
    {
      field: 'addressLine1',
      message: 'Give an address or a map area.',
      isMet: (ad) => ad.mapAreaId !== null || [ad.addressLine1, ad.city, ad.locationUrl].some(hasText),
    },
    {
      field: 'phoneNo',
      message: 'Give a telephone number or a web site.',
      // registers of businesses hold no telephone numbers: the source of an imported listing decides what is known
      isMet: (ad) => ad.externalSource !== null || [ad.phoneNo, ad.contactPhone, ad.wwwUrl].some(hasText),
    },
  ],
  ATDW_AD: [], // its source decides
};

/** Something that an ad needs to be published, and whether it has it. */
export interface PublishNeed extends FieldError {
  isMet: boolean;
}

/** All that an ad of its kind needs to be published. `today` is the day in the ad's own zone. */
export function publishNeeds(ad: PublishCandidate, assetTypes: readonly AssetType[], today: string): PublishNeed[] {
  const ended: Need = {
    field: 'validTo',
    code: 'PAST',
    message: 'The last day of the offer has passed: give a new one.',
    isMet: ({ validTo }) => validTo === null || today <= validTo,
  };
  // nobody has to be told that a day has not passed
  const needs = [...needsOfAll, ...needsOfType[ad.type], ...(ended.isMet(ad, assetTypes, today) ? [] : [ended])];
  return needs.map((need) => {
    const { field, code = 'REQUIRED', message } = need;
    return { field, code, message, isMet: need.isMet(ad, assetTypes, today) };
  });
}

/** What an ad lacks to be published, none when it may be. */
export function publishProblems(ad: PublishCandidate, assetTypes: readonly AssetType[], today: string): FieldError[] {
  return publishNeeds(ad, assetTypes, today)
    .filter((need) => !need.isMet)
    .map(({ field, code, message }) => ({ field, code, message }));
}

function socialPages(ad: PublishCandidate): (string | null)[] {
  return [ad.facebookUrl, ad.instagramUrl, ad.linkedInUrl, ad.twitterUrl, ad.tiktokUrl, ad.youtubeUrl];
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

function isBetween(number: number | null, lowest: number, highest: number): boolean {
  return number !== null && lowest <= number && number <= highest;
}

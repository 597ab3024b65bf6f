import type { FieldError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../assets/AssetType';
import type { Brochure } from '../Brochure';
import type { BrochureType } from '../BrochureType';
import { provesNormalPrice } from '../couponSaving';
import { brochureTypes } from '../fields/brochureTypes';
import type { ColumnField, ColumnValues } from '../fields/fieldValues';

/** The values that publishing checks. */
export type PublishCandidate = Pick<ColumnValues, Needed | Alternative> &
  Pick<Brochure, 'type' | 'externalSource' | 'categoryId' | 'mapAreaId' | 'offerStartsOn'>;

type Needed = Extract<(typeof brochureTypes)[BrochureType]['needs'][number]['field'], ColumnField>;

/** Fields that can meet a need instead of the required one. */
type Alternative =
  | ('title' | 'city' | 'locationUrl' | 'couponsUnlimited' | 'contactPhone' | 'contactEmail' | 'wwwUrl')
  | ('facebookUrl' | 'instagramUrl' | 'linkedInUrl' | 'twitterUrl' | 'tiktokUrl' | 'youtubeUrl');

/** A required part of an ad: its name on the form, and the remedy if it is missing. */
interface Need {
  field: string;
  message: string;
}

type IsMet = (ad: PublishCandidate, assetTypes: readonly AssetType[], today: string) => boolean;

const endedMessage = 'The last day of the offer has passed: give a new one.';

const needsOfAll: readonly Need[] = [
  { field: 'title', message: 'Give the ad a title of 3 to 120 characters.' },
  { field: 'category', message: 'Choose a category.' },
];

/** Rules for needs that other fields can meet, or that not every value meets. */
const rules: Partial<Record<BrochureType | 'ANY', Readonly<Record<string, IsMet>>>> = {
  ANY: {
    // the class excludes null, but an ad that is not created yet has no category
    category: ({ categoryId }) => (categoryId as number | null | undefined) != null,
  },
  LP_AD: {
    assets: (_, assetTypes) => assetTypes.includes('BROCHURE_IMAGE'),
    phoneNo: (ad) => [ad.phoneNo, ad.contactPhone, ad.contactEmail, ad.wwwUrl, ...socialPages(ad)].some(hasText),
  },
  BRO_AD: { flipbookUrl: (ad, assetTypes) => assetTypes.includes('BROCHURE_PDF') || hasText(ad.flipbookUrl) },
  CP_AD: {
    normalPriceCents: (ad) => (ad.normalPriceCents ?? 0) > 0,
    discountedPriceCents: (ad) =>
      ad.discountedPriceCents !== null &&
      ad.discountedPriceCents >= 0 &&
      ad.discountedPriceCents < (ad.normalPriceCents ?? 0),
    normalPriceSince: (ad, _, today) =>
      provesNormalPrice(ad.normalPriceSince, ad.offerStartsOn ?? today) && (ad.normalPriceSince ?? today) <= today,
    numberOfCoupons: (ad) => ad.couponsUnlimited || isBetween(ad.numberOfCoupons, 1, 9998),
  },
  BLD_AD: {
    addressLine1: (ad) => ad.mapAreaId !== null || [ad.addressLine1, ad.city, ad.locationUrl].some(hasText),
    // business registers hold no telephone numbers, so an imported listing needs none
    phoneNo: (ad) => ad.externalSource !== null || [ad.phoneNo, ad.contactPhone, ad.wwwUrl].some(hasText),
  },
};

/** Returns the rule of a field. Without a rule, any value meets the need. */
function ruleOf(type: BrochureType, field: string): IsMet {
  const hasValue: IsMet = (ad) => hasText(ad[field as Needed] as string | null);
  return rules[type]?.[field] ?? rules.ANY?.[field] ?? hasValue;
}

/** A requirement for publishing, and whether the ad meets it. */
export interface PublishNeed extends FieldError {
  isMet: boolean;
}

/** Returns all requirements for publishing an ad of its type. `today` is the day in the ad's own zone. */
export function publishNeeds(ad: PublishCandidate, assetTypes: readonly AssetType[], today: string): PublishNeed[] {
  const hasEnded = ad.validTo !== null && ad.validTo < today;
  // the checklist shows this one only when it fails
  const ended = hasEnded ? [{ field: 'validTo', code: 'PAST', message: endedMessage, isMet: false }] : [];
  const needs: readonly Need[] = [...needsOfAll, ...brochureTypes[ad.type].needs];
  return [
    ...needs.map(({ field, message }) => {
      return { field, code: 'REQUIRED', message, isMet: ruleOf(ad.type, field)(ad, assetTypes, today) };
    }),
    ...ended,
  ];
}

/** Returns the unmet requirements; empty if the ad may be published. */
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

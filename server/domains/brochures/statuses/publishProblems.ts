import type { FieldError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../assets/AssetType';
import type { Brochure } from '../Brochure';
import type { BrochureType } from '../BrochureType';
import { provesNormalPrice } from '../computed/couponSaving';
import { describeField, type brochureFields } from '../fields/brochureFields';
import { brochureTypes } from '../fields/brochureTypes';
import { columnFields, type ColumnField, type ColumnValues } from '../fields/fieldValues';

/** The values that publishing checks. */
export type PublishCandidate = Pick<ColumnValues, Needed | Alternative> &
  Pick<Brochure, 'type' | 'externalSource' | 'categoryId' | 'mapAreaId' | 'offerStartsOn'>;

type Needed = Extract<(typeof brochureTypes)[BrochureType]['needs'][number]['field'], ColumnField>;

/** Fields that can meet a need instead of the required one. */
type Alternative =
  ('title' | 'city' | 'locationUrl' | 'couponsUnlimited' | 'contactPhone' | 'contactEmail' | 'wwwUrl') | SocialLink;

type SocialLink = {
  [Name in ColumnField]: (typeof brochureFields)[Name] extends { isSocialLink: true } ? Name : never;
}[ColumnField];

const socialLinks = columnFields.filter((name): name is SocialLink => describeField(name).isSocialLink === true);

/** A required part of an ad: its name on the form, and the remedy if it is missing. */
interface Need {
  field: string;
  message: string;
}

type IsMet = (ad: PublishCandidate, assetTypes: readonly AssetType[], today: string) => boolean;

const endedMessage = 'The last day of the offer has passed: give a new one.';

function needsOf(type: BrochureType): readonly Need[] {
  const { shortestTitle, needs } = brochureTypes[type];
  const lengths = `${String(shortestTitle)} to ${String(describeField('title').most)}`;
  return [
    { field: 'title', message: `Give the ad a title of ${lengths} characters.` },
    { field: 'category', message: 'Choose a category.' },
    ...needs,
  ];
}

/** Rules for needs that other fields can meet, or that not every value meets. */
const rules: Partial<Record<BrochureType | 'ANY', Readonly<Record<string, IsMet>>>> = {
  ANY: {
    // the class excludes null, but an ad that is not created yet has no category
    category: ({ categoryId }) => (categoryId as number | null | undefined) != null,
  },
  LP_AD: {
    assets: (_, assetTypes) => assetTypes.includes('BROCHURE_IMAGE'),
    phoneNo: (ad) =>
      [ad.phoneNo, ad.contactPhone, ad.contactEmail, ad.wwwUrl, ...socialLinks.map((name) => ad[name])].some(hasText),
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
    numberOfCoupons: (ad) => ad.couponsUnlimited || isInLimits('numberOfCoupons', ad.numberOfCoupons),
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
  return [
    ...needsOf(ad.type).map(({ field, message }) => {
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

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

function isInLimits(name: ColumnField, number: number | null): boolean {
  const { least = -Infinity, most = Infinity } = describeField(name);
  return number !== null && least <= number && number <= most;
}

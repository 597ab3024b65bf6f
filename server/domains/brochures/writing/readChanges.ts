import { cleanLine } from '../../../shared/text/cleanLine';
import { cleanMarkup } from '../../../shared/text/cleanMarkup';
import { cleanText } from '../../../shared/text/cleanText';
import { normalizePhone } from '../../../shared/phones/normalizePhone';
import { normalizeUrl } from '../../../shared/urls/normalizeUrl';
import type { BrochureChanges } from './BrochureChanges';
import type { GivenFields } from './GivenFields';

type Text = string | null | undefined;

/** Input that keeps the rules of its fields, in the form in which it will be kept. Blank becomes null. */
export function readChanges(input: GivenFields): BrochureChanges {
  const { address, title, highlights, description, companyName, termsOfOffer, brochureCategories } = input;
  const { couponsUnlimited, contactEmail, ...given } = input;
  return withoutAbsent({
    title: read(title, cleanLine),
    highlights: read(highlights, cleanText),
    description: read(description, cleanMarkup),
    companyName: read(companyName, cleanLine),
    vendorId: given.vendorId,
    category: read(given.category, cleanLine),
    brochureCategories: brochureCategories === null ? [] : brochureCategories && sortedCodes(brochureCategories),
    mapArea: read(given.mapArea, cleanLine),
    adIndex: given.adIndex,
    addressLine1: read(partOf(address, 'line1'), cleanLine),
    addressLine2: read(partOf(address, 'line2'), cleanLine),
    postcode: read(partOf(address, 'postcode'), cleanLine),
    city: read(partOf(address, 'city'), cleanLine),
    state: address === null ? null : address?.state,
    locationUrl: read(partOf(address, 'locationUrl'), normalizeUrl),
    latitude: given.latitude,
    longitude: given.longitude,
    validFrom: given.validFrom,
    validTo: given.validTo,
    normalPriceCents: given.normalPriceCents,
    discountedPriceCents: given.discountedPriceCents,
    normalPriceSince: given.normalPriceSince,
    numberOfCoupons: given.numberOfCoupons,
    couponsUnlimited: couponsUnlimited === undefined ? undefined : (couponsUnlimited ?? false),
    termsOfOffer: read(termsOfOffer, cleanText),
    personName: read(given.personName, cleanLine),
    contactName: read(given.contactName, cleanLine),
    contactPhone: read(given.contactPhone, nationalPhone),
    contactEmail: read(contactEmail, cleanLine),
    phoneNo: read(given.phoneNo, nationalPhone),
    wwwUrl: read(given.wwwUrl, normalizeUrl),
    facebookUrl: read(given.facebookUrl, normalizeUrl),
    instagramUrl: read(given.instagramUrl, normalizeUrl),
    linkedInUrl: read(given.linkedInUrl, normalizeUrl),
    twitterUrl: read(given.twitterUrl, normalizeUrl),
    tiktokUrl: read(given.tiktokUrl, normalizeUrl),
    youtubeUrl: read(given.youtubeUrl, normalizeUrl),
    flipbookUrl: read(given.flipbookUrl, normalizeUrl),
    googleAdUrl: read(given.googleAdUrl, normalizeUrl),
  });
}

function read(text: Text, clean: (text: string) => string | undefined): Text {
  if (text == null) return text;
  return (text.trim() === '' ? undefined : clean(text)) || null;
}

/** A part of an address that is cleared as a whole is cleared too. */
function partOf<Part extends string>(address: Partial<Record<Part, Text>> | null | undefined, part: Part): Text {
  return address === null ? null : address?.[part];
}

function nationalPhone(text: string): string | undefined {
  return normalizePhone(text)?.national;
}

function sortedCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(cleanLine))].filter((code) => code !== '').toSorted();
}

function withoutAbsent<T extends object>(values: { [Name in keyof T]: T[Name] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

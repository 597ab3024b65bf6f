import type { BrochureFormBrochureFragment } from '../../../generated/types';
import type { BrochureFormValues } from './BrochureFormValues';
import { writeDay } from './writeDay';
import { writePrice } from './writePrice';

/** An ad as the form shows it. */
export function readBrochure(brochure: BrochureFormBrochureFragment): BrochureFormValues {
  const { address, vendor, latitude, longitude, positionSource } = brochure;
  return {
    title: brochure.title ?? '',
    highlights: brochure.highlights ?? '',
    description: brochure.description ?? '',
    companyName: brochure.companyName ?? '',
    category: brochure.category.code,
    brochureCategories: brochure.brochureCategories.map(({ code }) => code).toSorted(),
    mapArea: brochure.mapArea?.did ?? '',
    adIndex: brochure.adIndex === null ? '' : String(brochure.adIndex),
    vendor: vendor && { databaseId: vendor.databaseId, companyName: vendor.companyName },
    'address.line1': address?.line1 ?? '',
    'address.line2': address?.line2 ?? '',
    'address.city': address?.city ?? '',
    'address.state': address?.state ?? '',
    'address.postcode': address?.postcode ?? '',
    'address.locationUrl': address?.locationUrl ?? '',
    position: { latitude, longitude, positionSource },
    validFrom: writeDay(brochure.validFrom),
    validTo: writeDay(brochure.validTo),
    normalPriceCents: writePrice(brochure.normalPriceCents),
    discountedPriceCents: writePrice(brochure.discountedPriceCents),
    normalPriceSince: writeDay(brochure.normalPriceSince),
    numberOfCoupons: brochure.numberOfCoupons === null ? '' : String(brochure.numberOfCoupons),
    couponsUnlimited: brochure.couponsUnlimited,
    termsOfOffer: brochure.termsOfOffer ?? '',
    personName: brochure.personName ?? '',
    contactName: brochure.contactName ?? '',
    contactPhone: brochure.contactPhone ?? '',
    contactEmail: brochure.contactEmail ?? '',
    phoneNo: brochure.phoneNo ?? '',
    wwwUrl: brochure.wwwUrl ?? '',
    facebookUrl: brochure.facebookUrl ?? '',
    instagramUrl: brochure.instagramUrl ?? '',
    linkedInUrl: brochure.linkedInUrl ?? '',
    twitterUrl: brochure.twitterUrl ?? '',
    tiktokUrl: brochure.tiktokUrl ?? '',
    youtubeUrl: brochure.youtubeUrl ?? '',
    flipbookUrl: brochure.flipbookUrl ?? '',
    googleAdUrl: brochure.googleAdUrl ?? '',
  };
}

import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import type { Asset } from '../assets/Asset';
import { presentAsset } from '../assets/presentAsset';
import type { Category } from '../categories/Category';
import type { MapArea } from '../map-areas/MapArea';
import type { Viewer } from '../../shared/permissions';
import type { Vendor } from '../vendors/Vendor';
import type { Brochure } from './Brochure';
import type { BrochureAnswer } from './brochureAnswer';
import type { BrochureStatus } from './BrochureStatus';
import { contactEmailFor } from './contactEmailFor';

/**
 * docs/rules/prices-and-coupons.md#number-of-coupons and docs/rules/ads-and-types.md#ad-index: "unlimited" as a number
 * of coupons, "none" as an index.
 */
const sentinel = 9999;

const statusDescriptions: Record<BrochureStatus, string> = {
  PENDING_REVIEW: 'Pending review',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

export interface PresentedBrochure {
  brochure: Brochure;
  vendor: Pick<Vendor, 'id' | 'companyName'> | null;
  category: Category;
  furtherCategories: readonly Category[];
  mapArea: MapArea | null;
  assets: readonly Asset[];
  /** who reads it */
  viewer: Viewer | null;
  /** null or absent without a place to measure from */
  distanceKm?: number | null;
}

/** An ad as REST speaks of it. With `brief` (query info=false) the long texts stay away. */
export function presentBrochure(presented: PresentedBrochure, { brief = false } = {}): BrochureAnswer {
  const { brochure, vendor, category, furtherCategories, mapArea, assets, viewer, distanceKm } = presented;
  // a brief list has not even read them
  const long = (field: 'highlights' | 'description' | 'termsOfOffer'): string | null =>
    brief ? null : brochure[field];
  return {
    id: brochure.id,
    did: brochure.did,
    adIndex: brochure.adIndex ?? sentinel,
    title: brochure.title,
    type: brochure.type,
    status: { code: brochure.status, description: statusDescriptions[brochure.status] },
    vendor: vendor && { id: vendor.id, companyName: vendor.companyName },
    category: { code: category.code, name: category.name },
    brochureCategories: furtherCategories.map(({ code }) => code),
    mapArea: mapArea && { did: mapArea.did },
    address: {
      line1: brochure.addressLine1,
      line2: brochure.addressLine2,
      postcode: brochure.postcode,
      city: brochure.city,
      state: brochure.state,
      locationUrl: brochure.locationUrl,
      countryCode: brochure.countryCode,
    },
    latitude: brochure.latitude,
    longitude: brochure.longitude,
    positionSource: brochure.positionSource,
    ...(distanceKm == null ? {} : { distanceKm }),
    highlights: long('highlights'),
    description: long('description'),
    termsOfOffer: long('termsOfOffer'),
    validFrom: spokenDate(brochure.validFrom),
    validTo: spokenDate(brochure.validTo),
    normalPrice: dollars(brochure.normalPriceCents),
    discountedPrice: dollars(brochure.discountedPriceCents),
    normalPriceSince: spokenDate(brochure.normalPriceSince),
    discount: dollars(brochure.discountCents),
    discountPercent: brochure.discountPercent,
    numberOfCoupons: brochure.couponsUnlimited ? sentinel : brochure.numberOfCoupons,
    couponsUnlimited: brochure.couponsUnlimited,
    numberOfCouponsPurchased: brochure.numberOfCouponsPurchased,
    personName: brochure.personName,
    phoneNo: brochure.phoneNo,
    companyName: brochure.companyName,
    contactName: brochure.contactName,
    contactPhone: brochure.contactPhone,
    contactEmail: contactEmailFor(viewer, brochure),
    wwwUrl: brochure.wwwUrl,
    facebookUrl: brochure.facebookUrl,
    instagramUrl: brochure.instagramUrl,
    linkedInUrl: brochure.linkedInUrl,
    twitterUrl: brochure.twitterUrl,
    tiktokUrl: brochure.tiktokUrl,
    youtubeUrl: brochure.youtubeUrl,
    flipbookUrl: brochure.flipbookUrl,
    googleAdUrl: brochure.googleAdUrl,
    detailViewsCount: brochure.detailViewsCount,
    version: brochure.version,
    recordStatus: brochure.recordStatus,
    assets: assets.map(presentAsset),
  };
}

function spokenDate(isoDate: string | null): string | null {
  return isoDate === null ? null : formatAustralianDate(isoDate);
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

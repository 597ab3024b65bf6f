import type { DeepPartial } from 'typeorm';
import type { Brochure } from '../../domains/brochures/Brochure';
import { getTimeZone } from '../../shared/australia/getTimeZone';
import { calendarDay } from '../../shared/dates/calendarDay';
import { newDid } from '../../shared/did';
import type { DemoBrochure, DemoCoupon } from './DemoBrochure';
import { demoOpeningHours } from './demoOpeningHours';
import { placeColumns } from './placeColumns';
import { demoVendors, type VendorKey } from './vendors';

type CouponColumns = Pick<
  Brochure,
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'normalPriceSince'
  | 'numberOfCoupons'
  | 'couponsUnlimited'
  | 'numberOfCouponsPurchased'
  | 'termsOfOffer'
  | 'couponHours'
>;

/** A saving requires a price that was really charged, hence `normalPriceSince`. */
function couponColumns(coupon: DemoCoupon | undefined, normalPriceSince: string | null): CouponColumns {
  const number = coupon?.coupons;
  return {
    normalPriceCents: coupon?.normalPriceCents ?? null,
    discountedPriceCents: coupon?.discountedPriceCents ?? null,
    normalPriceSince: coupon ? normalPriceSince : null,
    numberOfCoupons: typeof number === 'number' ? number : null,
    couponsUnlimited: number === 'unlimited',
    numberOfCouponsPurchased: coupon?.sold ?? 0,
    termsOfOffer: coupon?.terms ?? null,
    couponHours: coupon?.hours ?? null,
  };
}

/** Values from rows that were written before. */
export interface BrochureSurroundings {
  now: Date;
  vendorIds: Readonly<Record<VendorKey, number>>;
  categoryId: (code: string) => number;
  mapAreaId: (code: string) => number;
}

const dayMs = 86_400_000;
const https = (address: string | undefined): string | null => (address === undefined ? null : `https://${address}`);

/** Makes the row of an invented ad; its dates count from the day of seeding. */
export function brochureRow(demo: DemoBrochure, surroundings: BrochureSurroundings): DeepPartial<Brochure> {
  const { now, vendorIds, categoryId, mapAreaId } = surroundings;
  const timeZone = getTimeZone('QLD', null);
  const momentIn = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const dayIn = (days: number | undefined): string | null =>
    days === undefined ? null : calendarDay(momentIn(days), timeZone);
  const vendor = demo.vendor === undefined ? undefined : demoVendors[demo.vendor];
  const site = demo.site ?? vendor?.site;
  const social = demo.isOnSocialMedia === true && site !== undefined ? site.split('.')[0] : undefined;
  const { area, ...place } = placeColumns(demo);
  const status = demo.status ?? 'PUBLISHED';
  const companyName = demo.companyName ?? vendor?.companyName ?? null;
  const begun = Math.min(demo.validFrom ?? -30, -2);
  return {
    did: newDid(),
    type: demo.type,
    status,
    archiveReason: demo.archiveReason ?? null,
    archivedAt: status === 'ARCHIVED' ? momentIn(-1.4) : null,
    publishedAt: status === 'PENDING_REVIEW' || demo.archiveReason === 'REJECTED' ? null : momentIn(begun + 0.3),
    createdAt: status === 'PENDING_REVIEW' ? momentIn(-0.6) : momentIn(begun - 1.2),
    adIndex: demo.adIndex ?? null,
    title: demo.title,
    highlights: demo.highlights ?? null,
    description: demo.description ?? null,
    companyName,
    vendorId: demo.vendor === undefined ? null : vendorIds[demo.vendor],
    categoryId: categoryId(demo.category),
    ...place,
    mapAreaId: area === null ? null : mapAreaId(area),
    timeZone,
    openingHours: (companyName !== null && demoOpeningHours[companyName]) || null,
    validFrom: dayIn(demo.validFrom),
    validTo: dayIn(demo.validTo),
    ...couponColumns(demo.coupon, dayIn((demo.validFrom ?? 0) - 120)),
    personName: vendor?.contactName ?? null,
    contactName: vendor?.contactName ?? null,
    contactPhone: vendor?.phone ?? null,
    contactEmail: site === undefined ? null : `hello@${site}`,
    phoneNo: demo.phone ?? vendor?.phone ?? null,
    wwwUrl: https(site && `www.${site}`),
    facebookUrl: https(social && `www.facebook.example/${social}`),
    instagramUrl: https(social && `www.instagram.example/${social}`),
    flipbookUrl: demo.flipbookUrl ?? null,
    googleAdUrl: demo.googleAdUrl ?? null,
    externalSource: demo.externalId === undefined ? null : 'DEMO',
    externalId: demo.externalId ?? null,
  };
}

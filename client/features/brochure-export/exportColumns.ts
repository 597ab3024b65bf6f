import type { ExportedBrochure } from './ExportedBrochure';

export type ExportValue = string | number | null;

interface ExportColumn {
  heading: string;
  value: (ad: ExportedBrochure) => ExportValue;
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** What a sheet of ads says of each. */
const exportColumns: readonly ExportColumn[] = [
  { heading: 'ID', value: (ad) => ad.databaseId },
  { heading: 'did', value: (ad) => ad.did },
  { heading: 'Index', value: (ad) => ad.adIndex },
  { heading: 'Title', value: (ad) => ad.title },
  { heading: 'Company', value: (ad) => ad.companyName },
  { heading: 'Category', value: (ad) => ad.category.name },
  { heading: 'Category code', value: (ad) => ad.category.code },
  { heading: 'Status', value: (ad) => ad.status },
  { heading: 'Type', value: (ad) => ad.type },
  { heading: 'View count', value: (ad) => ad.detailViewsCount },
  { heading: 'Thumbnail', value: (ad) => ad.thumbnail?.url ?? null },
  { heading: 'Area', value: (ad) => ad.mapArea?.name ?? null },
  { heading: 'Vendor', value: (ad) => ad.vendor?.companyName ?? null },
  { heading: 'Valid from', value: (ad) => ad.validFrom },
  { heading: 'Valid to', value: (ad) => ad.validTo },
  { heading: 'Inside its dates', value: (ad) => yesNo(ad.isActive) },
  { heading: 'Normal price', value: (ad) => dollars(ad.normalPriceCents) },
  { heading: 'Discounted price', value: (ad) => dollars(ad.discountedPriceCents) },
  { heading: 'Coupons', value: (ad) => (ad.couponsUnlimited ? 'unlimited' : ad.numberOfCoupons) },
  { heading: 'Coupons taken', value: (ad) => ad.numberOfCouponsPurchased },
  { heading: 'Address', value: (ad) => ad.address?.line1 ?? null },
  { heading: 'Address, second line', value: (ad) => ad.address?.line2 ?? null },
  { heading: 'City', value: (ad) => ad.address?.city ?? null },
  { heading: 'State', value: (ad) => ad.address?.state ?? null },
  { heading: 'Postcode', value: (ad) => ad.address?.postcode ?? null },
  { heading: 'Latitude', value: (ad) => ad.latitude },
  { heading: 'Longitude', value: (ad) => ad.longitude },
  { heading: 'Phone', value: (ad) => ad.phoneNo },
  { heading: 'Contact', value: (ad) => ad.contactName },
  { heading: 'Contact phone', value: (ad) => ad.contactPhone },
  { heading: 'Contact e-mail', value: (ad) => ad.contactEmail },
  { heading: 'Web site', value: (ad) => ad.wwwUrl },
  { heading: 'Created', value: (ad) => ad.createdAt },
  { heading: 'Changed', value: (ad) => ad.updatedAt },
];

export const exportHeadings: readonly string[] = exportColumns.map(({ heading }) => heading);

export function exportRow(ad: ExportedBrochure): ExportValue[] {
  return exportColumns.map(({ value }) => value(ad));
}

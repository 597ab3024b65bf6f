import { brochureFields, type BrochureFieldPath } from '../../generated/brochureFields';
import type { BrochureExportQuery } from '../../generated/types';
import { fieldValue } from '../brochure-fields/fieldValue';

export type ExportedBrochure = BrochureExportQuery['brochures']['edges'][number]['node'];

export type ExportValue = string | number | null;

interface ExportColumn {
  heading: string;
  /** sort key of the column; the ad's fields take theirs from their description */
  place: number;
  value: (ad: ExportedBrochure) => ExportValue;
}

const last = 100;

/** Columns for facts that users do not edit. */
const factColumns: readonly ExportColumn[] = [
  { place: 1, heading: 'ID', value: (ad) => ad.databaseId },
  { place: 2, heading: 'did', value: (ad) => ad.did },
  { place: 7, heading: 'Category code', value: (ad) => ad.category.code },
  { place: 8, heading: 'Status', value: (ad) => ad.status },
  { place: 9, heading: 'Type', value: (ad) => ad.type },
  { place: 10, heading: 'View count', value: (ad) => ad.detailViewsCount },
  { place: 11, heading: 'Thumbnail', value: (ad) => ad.thumbnail?.url ?? null },
  { place: 16, heading: 'Inside its dates', value: (ad) => (ad.isActive ? 'yes' : 'no') },
  { place: 20, heading: 'Coupons taken', value: (ad) => ad.numberOfCouponsPurchased },
  { place: last, heading: 'Created', value: (ad) => ad.createdAt },
  { place: last, heading: 'Changed', value: (ad) => ad.updatedAt },
];

interface Exported {
  exportHeading: string | null;
  exportColumn: number | null;
}

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

const fieldColumns = paths.flatMap((path): ExportColumn[] => {
  const { exportHeading, exportColumn }: Exported = brochureFields[path];
  if (exportHeading === null) return [];
  return [{ place: exportColumn ?? last - 1, heading: exportHeading, value: (ad) => exportedValue(ad, path) }];
});

/** Converts prices from cents to dollars. */
function exportedValue(ad: ExportedBrochure, path: BrochureFieldPath): ExportValue {
  if (path === 'numberOfCoupons' && ad.couponsUnlimited) return 'unlimited';
  const value = fieldValue(ad, path);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && brochureFields[path].kind === 'cents' ? value / 100 : value;
}

const exportColumns = [...factColumns, ...fieldColumns].toSorted((one, other) => one.place - other.place);

export const exportHeadings: readonly string[] = exportColumns.map(({ heading }) => heading);

export function exportRow(ad: ExportedBrochure): ExportValue[] {
  return exportColumns.map(({ value }) => value(ad));
}

import { exportFacts } from '../../../shared/lists/exportFacts';
import { brochureFields, type BrochureFieldPath } from '../../generated/brochureFields';
import type { BrochureExportQuery } from '../../generated/types';
import { formatDate } from '../../shared/dates/formatDate';
import { formatFileMoment } from '../../shared/dates/formatFileMoment';
import { fieldValue } from '../brochure-fields/fieldValue';

export type ExportedBrochure = BrochureExportQuery['brochures']['edges'][number]['node'];

export type ExportValue = string | number | null;

interface ExportColumn {
  heading: string;
  /** sort key of the column; the ad's fields take theirs from their description */
  place: number;
  /** of a column of days or of moments */
  time?: 'day' | 'moment';
  value: (ad: ExportedBrochure) => ExportValue;
}

const last = 100;

const facts: Readonly<Record<keyof typeof exportFacts, Omit<ExportColumn, 'heading'>>> = {
  databaseId: { place: 1, value: (ad) => ad.databaseId },
  did: { place: 2, value: (ad) => ad.did },
  categoryCode: { place: 7, value: (ad) => ad.category.code },
  status: { place: 8, value: (ad) => ad.status },
  type: { place: 9, value: (ad) => ad.type },
  detailViewsCount: { place: 10, value: (ad) => ad.detailViewsCount },
  thumbnail: { place: 11, value: (ad) => ad.thumbnail?.url ?? null },
  isActive: { place: 16, value: (ad) => (ad.isActive ? 'yes' : 'no') },
  numberOfCouponsPurchased: { place: 20, value: (ad) => ad.numberOfCouponsPurchased },
  areaCode: { place: last - 1, value: (ad) => ad.mapArea?.code ?? null },
  vendorNumber: { place: last - 1, value: (ad) => ad.vendor?.databaseId ?? null },
  createdAt: { place: last, time: 'moment', value: (ad) => formatFileMoment(ad.createdAt) },
  updatedAt: { place: last, time: 'moment', value: (ad) => formatFileMoment(ad.updatedAt) },
};

const factColumns = Object.entries(facts).map(([name, column]): ExportColumn => ({
  ...column,
  heading: exportFacts[name as keyof typeof facts].heading,
}));

interface Exported {
  exportHeading: string | null;
  exportColumn: number | null;
}

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

const fieldColumns = paths.flatMap((path): ExportColumn[] => {
  const { exportHeading, exportColumn }: Exported = brochureFields[path];
  if (exportHeading === null) return [];
  const column = { place: exportColumn ?? last - 1, heading: exportHeading };
  const time = isDay(path) ? { time: 'day' as const } : {};
  return [{ ...column, ...time, value: (ad) => exportedValue(ad, path) }];
});

function isDay(path: BrochureFieldPath): boolean {
  return brochureFields[path].kind === 'date';
}

/** Writes prices in dollars and days as DD/MM/YYYY (docs/rules/dates-and-money.md#date-formats). */
function exportedValue(ad: ExportedBrochure, path: BrochureFieldPath): ExportValue {
  if (path === 'numberOfCoupons' && ad.couponsUnlimited) return 'unlimited';
  if (path === 'brochureCategories') return ad.brochureCategories.map(({ code }) => code).join(';') || null;
  const value = fieldValue(ad, path);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isDay(path)) return formatDate(value);
  return typeof value === 'number' && brochureFields[path].kind === 'cents' ? value / 100 : value;
}

const exportColumns = [...factColumns, ...fieldColumns].toSorted((one, other) => one.place - other.place);

export const exportHeadings: readonly string[] = exportColumns.map(({ heading }) => heading);

/** What each column has, in their order: days, moments or anything else (null). */
export const exportTimes = exportColumns.map(({ time }) => time ?? null);

export function exportRow(ad: ExportedBrochure): ExportValue[] {
  return exportColumns.map(({ value }) => value(ad));
}

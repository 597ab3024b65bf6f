import { brochureFields, describeField, fieldNames, type BrochureField } from '../../brochures/fields/brochureFields';
import type { FieldDescription } from '../../brochures/fields/FieldDescription';
import type { ColumnField, ColumnValues } from '../../brochures/fields/fieldValues';

type Fields = typeof brochureFields;

/** Fields that an import file can contain. */
export type AdColumn = {
  [Name in BrochureField]: Fields[Name] extends { import: object } ? Name : never;
}[BrochureField];

/** Fields that only rows with a `did` can set. */
type OfKnownAds = {
  [Name in AdColumn]: Fields[Name] extends { import: { withDidOnly: true } } ? Name : never;
}[AdColumn];

/** Import fields that are columns of `brochures`; the other fields need a lookup. */
export type ImportField = Exclude<AdColumn & ColumnField, OfKnownAds>;

export type ImportValues = Pick<ColumnValues, ImportField>;

/** The same, of fields that only rows with a `did` can set. */
export type KnownAdField = Exclude<OfKnownAds & ColumnField, 'vendorId'>;

/** Reports list the reasons of a row in this order, then those of other fields. */
const order: readonly string[] = [
  ...['category', 'mapArea', 'title', 'companyName', 'highlights', 'description'],
  ...['addressLine1', 'addressLine2', 'city', 'state', 'postcode', 'latitude', 'longitude'],
  ...['phoneNo', 'contactEmail', 'wwwUrl', 'googleAdUrl', 'flipbookUrl', 'validFrom', 'validTo'],
  ...['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'numberOfCoupons', 'couponsUnlimited'],
];

const place = (name: AdColumn): number => (order.includes(name) ? order.indexOf(name) : order.length);

const names = fieldNames
  .filter((name): name is AdColumn => describeField(name).import !== undefined)
  .toSorted((one, other) => place(one) - place(other));

const lookedUp: readonly AdColumn[] = ['category', 'brochureCategories', 'mapArea', 'vendorId'];
const inColumns = names.filter((name) => !lookedUp.includes(name));

export const importFields = inColumns.filter((name): name is ImportField => !importOf(name).withDidOnly);

export const knownAdFields = inColumns.filter((name): name is KnownAdField => importOf(name).withDidOnly === true);

export function importOf(name: AdColumn): NonNullable<FieldDescription['import']> {
  return brochureFields[name].import;
}

/**
 * The column names under which a file may give each property, in lower case; the last is the heading of exports.
 * Messages use the one that the file has, else the first.
 */
export const adColumns = Object.fromEntries(
  names.map((name): [string, unknown] => [name, columnsOf(name)]),
) as Readonly<Record<AdColumn, readonly [string, ...string[]]>>;

function columnsOf(name: AdColumn): [string, ...string[]] {
  const { columns } = importOf(name);
  const heading = describeField(name).exportHeading?.toLowerCase();
  return heading === undefined || columns.includes(heading) ? [...columns] : [...columns, heading];
}

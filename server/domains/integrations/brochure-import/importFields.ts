import { brochureFields, describeField, fieldNames, type BrochureField } from '../../brochures/fields/brochureFields';
import type { FieldDescription } from '../../brochures/fields/FieldDescription';
import type { ColumnField, ColumnValues } from '../../brochures/fields/fieldValues';

type Fields = typeof brochureFields;

/** Fields that an import file can contain. */
export type AdColumn = {
  [Name in BrochureField]: Fields[Name] extends { import: object } ? Name : never;
}[BrochureField];

/** Import fields that are columns of `brochures`; the other fields need a lookup. */
export type ImportField = AdColumn & ColumnField;

export type ImportValues = Pick<ColumnValues, ImportField>;

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

export const importFields = names.filter((name): name is ImportField => name !== 'category' && name !== 'mapArea');

export function importOf(name: AdColumn): NonNullable<FieldDescription['import']> {
  return brochureFields[name].import;
}

/** The column names under which a file may give each property. Messages use the first of them. */
export const adColumns = Object.fromEntries(names.map((name) => [name, importOf(name).columns])) as Readonly<
  Record<AdColumn, readonly [string, ...string[]]>
>;

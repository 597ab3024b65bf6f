import { brochureFields, describeField, fieldNames, type BrochureField } from '../../brochures/fields/brochureFields';
import type { FieldDescription } from '../../brochures/fields/FieldDescription';
import type { ColumnField, ColumnValues } from '../../brochures/fields/fieldValues';

type Fields = typeof brochureFields;

/** Fields that a file can give. */
export type AdColumn = {
  [Name in BrochureField]: Fields[Name] extends { import: object } ? Name : never;
}[BrochureField];

/** Those that are a column of `brochures`; the file's words for the others have to be looked up. */
export type ImportField = AdColumn & ColumnField;

export type ImportValues = Pick<ColumnValues, ImportField>;

/** Reports list the reasons of a row in this order; other fields come after. */
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

/** Under which names a file may have what an ad consists of; by the first one it is asked for. */
export const adColumns = Object.fromEntries(names.map((name) => [name, importOf(name).columns])) as Readonly<
  Record<AdColumn, readonly [string, ...string[]]>
>;

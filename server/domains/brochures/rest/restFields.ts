import { describeField, type brochureFields } from '../fields/brochureFields';
import type { FieldKind } from '../fields/FieldDescription';
import { columnFields, type ColumnField, type FieldValue } from '../fields/fieldValues';

type Fields = typeof brochureFields;

/** Fields with another meaning on REST than in the column: 9999 means "none" or "unlimited". */
type OwnRules = 'adIndex' | 'numberOfCoupons' | 'couponsUnlimited';
const ownRules: readonly string[] = ['adIndex', 'numberOfCoupons', 'couponsUnlimited'] satisfies OwnRules[];

/**
 * Top-level fields of requests and responses whose format follows from their kind: dates as DD/MM/YYYY, prices in
 * dollars.
 */
type PlainField = {
  [Name in ColumnField]: Name extends OwnRules
    ? never
    : Fields[Name]['rest']['path'] extends `${string}.${string}`
      ? never
      : Name;
}[ColumnField];

export type PlainValues = { [Name in PlainField as Fields[Name]['rest']['path']]: FieldValue<Name> };

export const plainFields = columnFields.filter(
  (name): name is PlainField => !describeField(name).rest.path.includes('.') && !ownRules.includes(name),
);

export const plainFieldsOfKind = (kind: FieldKind): PlainField[] =>
  plainFields.filter((name) => describeField(name).kind === kind);

/** Returns whether brief lists (`info=false`) omit a text. */
export function isLongText(name: ColumnField): boolean {
  const { kind, most = 0 } = describeField(name);
  return (kind === 'text' || kind === 'markup') && most >= 1000;
}

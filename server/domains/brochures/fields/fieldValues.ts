import type { AustralianState } from '../../../shared/australia/AustralianState';
import { describeField, fieldNames, type brochureFields, type BrochureField } from './brochureFields';

interface ValueOfKind {
  title: string;
  line: string;
  text: string;
  markup: string;
  phone: string;
  email: string;
  url: string;
  state: AustralianState;
  /** opening hours as `formatOpeningHours` writes them */
  hours: string;
  /** when a coupon can be used, as `formatOpeningHours` writes it */
  couponHours: string;
  /** ISO date, for example 2026-11-20 */
  date: string;
  cents: number;
  count: number;
  boolean: boolean;
  degrees: number;
  vendor: number;
  category: string;
  categories: string[];
  mapArea: string;
}

type Fields = typeof brochureFields;

/** The value of a field; null means "none", except for booleans and lists. */
export type FieldValue<Name extends BrochureField> =
  ValueOfKind[Fields[Name]['kind']] | (Fields[Name]['kind'] extends 'boolean' | 'categories' ? never : null);

/** Fields that are a column of `brochures`. The others refer to rows of other tables. */
export type ColumnField = {
  [Name in BrochureField]: Fields[Name]['kind'] extends 'category' | 'categories' | 'mapArea' ? never : Name;
}[BrochureField];

export type ColumnValues = { [Name in ColumnField]: FieldValue<Name> };

export const columnFields = fieldNames.filter((name): name is ColumnField => isColumn(name));

function isColumn(name: BrochureField): boolean {
  return !['category', 'categories', 'mapArea'].includes(describeField(name).kind);
}

import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import { nowhere, type PositionValue } from '../../position-field/PositionValue';

type Fields = typeof brochureFields;

export type FieldKind = Fields[BrochureFieldPath]['kind'];

type FieldOfKind<Kind extends FieldKind> = {
  [Path in BrochureFieldPath]: Fields[Path]['kind'] extends Kind ? Path : never;
}[BrochureFieldPath];

type CategoriesField = FieldOfKind<'categories'>;
type CheckedField = FieldOfKind<'boolean'>;
type PositionPart = FieldOfKind<'degrees'>;
type VendorField = FieldOfKind<'vendor'>;

/** Fields with a text value: typed text or a chosen code. */
export type TextField = Exclude<BrochureFieldPath, CategoriesField | CheckedField | PositionPart | VendorField>;

/**
 * The form's values: texts as typed, keyed by the paths that the server's refusals use. Plain JSON, so that a draft can
 * be stored on the device.
 */
export type BrochureFormValues = Record<TextField, string> &
  Record<VendorField, { databaseId: number; companyName: string } | null> &
  /** in alphabetical order */
  Record<CategoriesField, readonly string[]> &
  Record<CheckedField, boolean> & { position: PositionValue };

/** Latitude and longitude are one field of the form. */
export type FormField = keyof BrochureFormValues;

export const paths = Object.keys(brochureFields) as BrochureFieldPath[];

function isPositionPart(path: BrochureFieldPath): path is PositionPart {
  return brochureFields[path].kind === 'degrees';
}

/** The form field that an input, a revision or a refusal names; undefined where there is none, such as for files. */
export function fieldOfPath(path: string): FormField | undefined {
  const known = paths.find((each) => each === path);
  if (known === undefined) return undefined;
  return isPositionPart(known) ? 'position' : known;
}

/** Fields of the form from top to bottom. */
export const formFields: readonly FormField[] = [...new Set(paths.flatMap((path) => fieldOfPath(path) ?? []))];

export function isTextField(field: FormField): field is TextField {
  return typeof blankValues[field] === 'string';
}

const blanks: Partial<Record<FieldKind, unknown>> = { vendor: null, categories: [], boolean: false };

function blankOf(field: FormField): unknown {
  if (field === 'position') return nowhere;
  const { kind } = brochureFields[field];
  return kind in blanks ? blanks[kind] : '';
}

/** An empty form. */
export const blankValues = Object.fromEntries(
  formFields.map((field) => [field, blankOf(field)]),
) as unknown as BrochureFormValues;

/** Compares two values as JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function changedFields(base: BrochureFormValues, values: BrochureFormValues): FormField[] {
  return formFields.filter((field) => !isSameValue(base[field], values[field]));
}

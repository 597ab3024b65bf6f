import { formFields, type FieldKind, type FormField } from '../brochure-form/values/BrochureFormValues';
import { describeField } from '../brochure-form/values/describeField';

/** A field whose value fits into a cell as text. */
export type SheetField = Exclude<FormField, 'position' | 'vendorId'>;

/** Markup needs its editor, a vendor its search, a position its map. */
const outsideCells: ReadonlySet<FieldKind> = new Set<FieldKind>(['markup', 'vendor', 'degrees']);

function isSheetField(field: FormField): field is SheetField {
  return !outsideCells.has(describeField(field).kind);
}

/** The fields that a sheet can show, from the table of fields (docs/rules/statuses-and-reviews.md#cells). */
export const sheetFields: readonly SheetField[] = formFields.filter(isSheetField);

/** The columns of a sheet that nobody has chosen columns for. */
export const usualColumns: readonly SheetField[] = sheetFields.filter((field) =>
  ['title', 'companyName', 'category', 'validFrom', 'validTo', 'phoneNo', 'adIndex'].includes(field),
);

import type { BrochureField } from '../../fields/brochureFields';
import type { FieldValue } from '../../fields/fieldValues';

/**
 * All values that people write into an ad, in the stored form. Codes refer to rows of other tables;
 * `brochureCategories` are in alphabetical order.
 */
export type BrochureValues = { [Name in BrochureField]: FieldValue<Name> };

/** The changed values only. It is plain JSON, because a revision stores it. */
export type BrochureChanges = Partial<BrochureValues>;

import type { BrochureField } from '../../fields/brochureFields';
import type { FieldValue } from '../../fields/fieldValues';

/**
 * All that people write into an ad, in the form in which it is kept. Rows of other tables are named by their codes,
 * `brochureCategories` in alphabetical order.
 */
export type BrochureValues = { [Name in BrochureField]: FieldValue<Name> };

/** What somebody wants to be different. It is plain JSON, so that it can wait as a revision. */
export type BrochureChanges = Partial<BrochureValues>;

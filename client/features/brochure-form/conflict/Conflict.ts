import type { BrochureFormValues, FormField } from '../values/BrochureFormValues';

/** What two people wrote into the same fields. */
export interface Conflict {
  theirs: BrochureFormValues;
  fields: readonly FormField[];
}

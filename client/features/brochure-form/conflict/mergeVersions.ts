import { isSameValue, type BrochureFormValues, type FormField } from '../values/BrochureFormValues';

export interface MergedVersions {
  /** mine, with what only the other one changed; where both did, mine until somebody chooses */
  values: BrochureFormValues;
  /** changed by both, differently */
  conflicts: FormField[];
  /** changed by the other one only */
  taken: FormField[];
}

/** Two people began from the same ad: what became of each field. */
export function mergeVersions(
  base: BrochureFormValues,
  mine: BrochureFormValues,
  theirs: BrochureFormValues,
): MergedVersions {
  const changed = (Object.keys(theirs) as FormField[]).filter(
    (field) => !isSameValue(base[field], theirs[field]) && !isSameValue(mine[field], theirs[field]),
  );
  const isMine = (field: FormField) => !isSameValue(base[field], mine[field]);
  const taken = changed.filter((field) => !isMine(field));
  const values = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { values, conflicts: changed.filter(isMine), taken };
}

/** What two people wrote into the same fields. */
export interface Conflict {
  theirs: BrochureFormValues;
  fields: readonly FormField[];
}

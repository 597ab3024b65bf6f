import { isSameValue, type BrochureFormValues, type FormField } from '../values/BrochureFormValues';

export interface MergedVersions {
  /** mine, plus fields that only the other side changed; a conflict keeps mine until the user decides */
  values: BrochureFormValues;
  /** fields that both sides changed differently */
  conflicts: FormField[];
}

/** Three-way merge of two versions with a common base. */
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
  return { values, conflicts: changed.filter(isMine) };
}

/** Fields that two users have changed differently. */
export interface Conflict {
  theirs: BrochureFormValues;
  fields: readonly FormField[];
}

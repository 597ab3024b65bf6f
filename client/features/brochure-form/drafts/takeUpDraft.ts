import type { BrochureFormStore } from '../BrochureFormStore';
import type { Conflict } from '../conflict/Conflict';
import { mergeVersions } from '../conflict/mergeVersions';
import type { BrochureDraft } from './BrochureDraft';

/** Puts a draft into the form, joined with what was saved since; answers what both changed. */
export function takeUpDraft(store: BrochureFormStore, draft: BrochureDraft): Conflict | null {
  const { base } = store.get();
  const { values, conflicts } = mergeVersions(draft.base, draft.values, base);
  store.replace(values);
  return conflicts.length === 0 ? null : { theirs: base, fields: conflicts };
}

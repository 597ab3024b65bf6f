import { BrochureFormStore } from '../BrochureFormStore';
import type { BrochureFormValues } from '../values/BrochureFormValues';
import { mergeVersions, type Conflict } from '../conflict/mergeVersions';
import { brochureDrafts, type BrochureDraft } from './brochureDrafts';

export interface OpenedForm {
  store: BrochureFormStore;
  /** a draft about which somebody has to decide */
  offered: BrochureDraft | null;
  /** whether the draft of an interrupted session was taken up */
  isResumed: boolean;
  conflict: Conflict | null;
}

/**
 * The form with what is saved. Whoever was signed out in the middle of it is back with the text; any other draft is
 * offered.
 */
export function openForm(base: BrochureFormValues, key: string): OpenedForm {
  const store = new BrochureFormStore(base);
  const draft = brochureDrafts.read(key);
  if (draft === null || !draft.isInterrupted) return { store, offered: draft, isResumed: false, conflict: null };
  return { store, offered: null, isResumed: true, conflict: takeUpDraft(store, draft) };
}

/** Puts a draft into the form, joined with what was saved since; answers what both changed. */
export function takeUpDraft(store: BrochureFormStore, draft: BrochureDraft): Conflict | null {
  const { base } = store.get();
  const { values, conflicts } = mergeVersions(draft.base, draft.values, base);
  store.replace(values);
  return conflicts.length === 0 ? null : { theirs: base, fields: conflicts };
}

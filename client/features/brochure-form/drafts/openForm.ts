import { BrochureFormStore } from '../BrochureFormStore';
import type { BrochureFormValues } from '../values/BrochureFormValues';
import { mergeVersions, type Conflict } from '../conflict/mergeVersions';
import { brochureDrafts, type BrochureDraft } from './brochureDrafts';

export interface OpenedForm {
  store: BrochureFormStore;
  /** a draft that the user has to take up or discard */
  offered: BrochureDraft | null;
  /** the draft of an interrupted session, which is in the form already */
  resumed: BrochureDraft | null;
  conflict: Conflict | null;
}

/**
 * Opens the form with the saved values. Restores the draft of an interrupted session and offers any other draft
 * (docs/rules/screens.md#unsaved-text).
 */
export function openForm(base: BrochureFormValues, key: string): OpenedForm {
  const store = new BrochureFormStore(base);
  const draft = brochureDrafts.read(key);
  if (draft === null || !draft.isInterrupted) return { store, offered: draft, resumed: null, conflict: null };
  return { store, offered: null, resumed: draft, conflict: takeUpDraft(store, draft) };
}

/** Merges a draft with the saved ad and puts it into the form. Returns the conflicts; null for none. */
export function takeUpDraft(store: BrochureFormStore, draft: BrochureDraft): Conflict | null {
  const { base } = store.get();
  const { values, conflicts } = mergeVersions(draft.base, draft.values, base);
  store.replace(values);
  return conflicts.length === 0 ? null : { theirs: base, fields: conflicts };
}

import { BrochureFormStore } from '../BrochureFormStore';
import type { BrochureFormValues } from '../values/BrochureFormValues';
import type { Conflict } from '../conflict/Conflict';
import type { BrochureDraft } from './BrochureDraft';
import { brochureDrafts } from './brochureDrafts';
import { takeUpDraft } from './takeUpDraft';

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

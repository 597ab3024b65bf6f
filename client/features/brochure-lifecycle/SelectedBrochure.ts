import type { BrochureStatus } from '../../generated/types';

/** What the verbs need to know of an ad: which one, what to call it, and where it stands. */
export interface SelectedBrochure {
  id: string;
  displayTitle: string;
  status: BrochureStatus;
}

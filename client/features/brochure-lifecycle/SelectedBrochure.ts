import type { BrochureStatus } from '../../generated/types';

/** The fields of an ad that the actions need. */
export interface SelectedBrochure {
  id: string;
  displayTitle: string;
  status: BrochureStatus;
}

import type { BrochureStatus } from '../../generated/types';

export type BulkVerb = 'publish' | 'archive' | 'unarchive' | 'setArea';

/** The fields of a selected ad that naming it and undoing a change require. */
export interface ChosenBrochure {
  id: string;
  databaseId: number;
  displayTitle: string;
  status: BrochureStatus;
  mapArea: { code: string } | null;
}

/** A reported bulk action, or its undo. */
export type BulkDeed = BulkVerb | 'undo';

/** The result for one ad; `refusal` is null on success. */
export interface BulkResult {
  brochure: ChosenBrochure;
  refusal: string | null;
  /** the ad's version after the action; null if unknown */
  version: number | null;
}

/** The results of a bulk action. */
export interface BulkOutcome {
  deed: BulkDeed;
  results: readonly BulkResult[];
}

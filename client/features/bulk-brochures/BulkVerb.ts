import type { BrochureStatus } from '../../generated/types';

export type BulkVerb = 'publish' | 'archive' | 'unarchive' | 'setArea';

/** What many ads at once are chosen with: enough to name each, and to bring it back as it was. */
export interface ChosenBrochure {
  id: string;
  databaseId: number;
  displayTitle: string;
  status: BrochureStatus;
  mapArea: { code: string } | null;
}

/** What is told of: something that was done, or that it was taken back. */
export type BulkDeed = BulkVerb | 'undo';

/** What became of one. */
export interface BulkResult {
  brochure: ChosenBrochure;
  refusal: string | null;
  /** of the ad after it was done; null where that is not known */
  version: number | null;
}

/** What became of each. */
export interface BulkOutcome {
  deed: BulkDeed;
  results: readonly BulkResult[];
}

export type BulkVerb = 'publish' | 'archive' | 'unarchive' | 'setArea';

/** The fields of a selected ad that sending it and naming it require. */
export interface ChosenBrochure {
  id: string;
  databaseId: number;
  displayTitle: string;
}

/** A reported bulk action, or its undo. */
export type BulkDeed = BulkVerb | 'undo';

/** The result for one ad. It was done, or refused with a reason, or neither: the ad was so already. */
export interface BulkResult {
  brochure: ChosenBrochure;
  isDone: boolean;
  refusal: string | null;
}

/** The results of a bulk action, with the number of its job. */
export interface BulkOutcome {
  deed: BulkDeed;
  jobNumber: number;
  results: readonly BulkResult[];
}

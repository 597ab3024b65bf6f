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

/** What became of each. */
export interface BulkOutcome {
  verb: BulkVerb;
  results: readonly { brochure: ChosenBrochure; refusal: string | null }[];
}

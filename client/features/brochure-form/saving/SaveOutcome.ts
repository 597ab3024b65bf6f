import type { BrochureFormBrochureFragment } from '../../../generated/types';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';

/** How saving turned out. */
export type SaveOutcome =
  | { kind: 'saved'; brochure: BrochureFormBrochureFragment; isPendingRevision: boolean }
  /** somebody else saved meanwhile: the ad as it is now */
  | { kind: 'conflict'; theirs: BrochureFormBrochureFragment }
  | { kind: 'failed'; failure: RequestFailure };

import type { Viewer } from '../../../../shared/Viewer';
import type { Brochure } from '../../Brochure';
import type { BrochureRevision } from '../../revisions/BrochureRevision';

/**
 * Returns whether the caller's change waits for a review: a vendor's, of a live ad. An open revision takes further
 * changes even if the ad has left the public in the meantime (docs/rules/statuses-and-reviews.md#vendor-edits).
 */
export function makesProposals(
  viewer: Viewer | null,
  { status }: Pick<Brochure, 'status'>,
  open: BrochureRevision | null,
): boolean {
  return viewer?.role === 'VENDOR' && (status === 'PUBLISHED' || open !== null);
}

import { calendarDay } from '../../../../shared/dates/calendarDay';
import type { Brochure } from '../../Brochure';
import type { Asset } from '../Asset';
import { refuseLostAssets } from '../changing/refuseLostAssets';
import { refuseTooManyAssets } from '../files/refuseTooManyAssets';
import { typesOf } from '../typesOf';
import { compareAssets } from './applyProposal';
import type { AssetProposal, AssetVersions } from './AssetProposal';
import { auditedProposal } from './auditedProposal';
import { isEmptyProposal, realProposal } from './realProposal';

/** What a revision's change makes of the files of its ad. */
export interface PlannedAssets {
  brochureId: number;
  versions: AssetVersions[];
  /** the files that the ad will have */
  after: Asset[];
  /** for the audit log */
  audited: ReturnType<typeof auditedProposal>;
}

/**
 * Returns the change of an ad's files; null if it changes none.
 *
 * @param brochure the ad with the changed values of the revision
 * @throws DomainError VALIDATION_FAILED for too many files, or if a live ad would lose one that its type needs
 */
export function planProposedAssets(
  brochure: Brochure,
  live: readonly Asset[],
  proposed: AssetProposal,
  now: Date,
): PlannedAssets | null {
  const proposal = realProposal(live, proposed);
  if (isEmptyProposal(proposal)) return null;
  const versions = compareAssets(live, proposal);
  const after = versions.flatMap((version) => version.proposed ?? []);
  refuseTooManyAssets(typesOf(after));
  const today = calendarDay(now, brochure.timeZone);
  refuseLostAssets(brochure, { before: typesOf(live), after: typesOf(after), today });
  return { brochureId: brochure.id, versions, after, audited: auditedProposal(live, proposal) };
}

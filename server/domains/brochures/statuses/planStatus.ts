import type { Brochure } from '../Brochure';
import type { PlannedChange } from '../writing/batch/planUpdate';
import type { AssetType } from '../assets/AssetType';
import { planMove, type StatusMove } from './moveBrochure';
import { assertPublishable } from './publishStep';

/** Returns a change of status for a batch; null if the ad has the status already. */
export function planStatus(
  { status, archiveReason }: Brochure,
  move: StatusMove | null,
  further: () => Partial<StatusMove>,
): PlannedChange | null {
  if (move === null) return null;
  const columns: StatusMove = { ...move, ...further() };
  return {
    columns,
    before: { status, archiveReason },
    after: { status: columns.status, archiveReason: columns.archiveReason ?? null },
  };
}

/**
 * Returns the publication of an ad for a batch; null if it is published. The caller enqueues `brochurePublishedJob`.
 *
 * @throws DomainError CONFLICT or VALIDATION_FAILED if the ad may not be published
 */
export function planPublication(ad: Brochure, assetTypes: readonly AssetType[], now: Date): PlannedChange | null {
  return planStatus(ad, planMove(ad, 'publish', now), () => {
    assertPublishable(ad, assetTypes, now);
    return { publishedAt: now };
  });
}

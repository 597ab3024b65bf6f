import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import type { Review } from './assertDecidable';
import { ReviewAssignment } from './assignments/ReviewAssignment';
import { BrochureReview } from './BrochureReview';

interface Kept extends Pick<Review, 'id' | 'decision' | 'comment'> {
  revision: BrochureRevision | null;
}

/**
 * Records reviews with their reviewer in a few statements. A decision ends the assignment of its ad. Returns the numbers
 * of the reviews in the given order.
 */
export async function keepReviews(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  reviews: readonly Kept[],
): Promise<number[]> {
  const rows = reviews.map(({ id: brochureId, revision, decision, comment }) => ({
    ...{ brochureId, revisionId: revision?.id ?? null, decision, comment },
    reviewerAccountId: context.viewer?.accountId ?? null,
    reviewedAt: context.clock.now(),
  }));
  const saved = await manager.getRepository(BrochureReview).save(rows);
  await recordAudit(
    manager,
    context,
    rows.map(({ brochureId, decision, comment, revisionId }) => ({
      ...{ action: 'reviewBrochure', entityType: 'Brochure', entityId: brochureId },
      ...{ before: null, after: { decision, comment, revisionId } },
    })),
  );
  const decided = rows.flatMap(({ brochureId, decision }) => (decision === null ? [] : [brochureId]));
  if (decided.length > 0) await manager.getRepository(ReviewAssignment).delete({ brochureId: In(decided) });
  return saved.map(({ id }) => id);
}

import { useReviewBrochureMutation } from '../../generated/ReviewBrochure';
import type { ReviewDecision } from '../../generated/types';
import { useVerb } from '../brochure-lifecycle/useVerb';

/** The version of an ad that the reviewer has seen. */
export interface ReviewedBrochure {
  id: string;
  displayTitle: string;
  version: number;
  pendingRevision: { submittedAt: string } | null;
}

const doneTexts: Record<ReviewDecision, [ofAd: string, ofChange: string]> = {
  APPROVE: ['is published', 'has its change'],
  REQUEST_CHANGES: [
    'is sent back, and its vendor is told why',
    'keeps what is live, and its vendor is told what to change',
  ],
  REJECT: ['is rejected and archived', 'stays as it is: the change is rejected'],
};

/**
 * Decides about an ad or its change, but only in the version that the reviewer has seen. Resolves to true on success.
 */
export function useReviewBrochure(): (
  brochure: ReviewedBrochure,
  decision: ReviewDecision,
  comment: string | null,
) => Promise<boolean> {
  const [review] = useReviewBrochureMutation();
  const attempt = useVerb();

  return ({ id, displayTitle, version, pendingRevision }, decision, comment) => {
    const submittedAt = pendingRevision?.submittedAt ?? null;
    const [ofAd, ofChange] = doneTexts[decision];
    return attempt({
      run: () => review({ variables: { input: { id, decision, comment, version, submittedAt } } }),
      done: `“${displayTitle}” ${pendingRevision === null ? ofAd : ofChange}.`,
      notDone: `Nothing is decided about “${displayTitle}”.`,
    });
  };
}

import { useState } from 'react';
import { useReviewBrochureMutation } from '../../../generated/ReviewBrochure';
import { plural } from '../../../shared/formats/plural';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import type { QueuedReview } from './useReviewQueue';

/** Whether the queue offers to approve an entry with others: nothing is missing, and it is no request to archive. */
export function canApproveHere({ kind, isSentBack, brochure }: QueuedReview): boolean {
  return kind !== 'ARCHIVE_REQUEST' && !isSentBack && brochure.approvalProblems.length === 0;
}

/** Approves ads one after the other, each in the version that the queue shows. Refusals stop nothing. */
export function useApproveMany() {
  const [approve] = useReviewBrochureMutation();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const report = useReport();

  async function approveAll(reviews: readonly QueuedReview[]): Promise<ReadonlySet<string>> {
    const refused = new Map<string, string>();
    for (const [done, { brochure }] of reviews.entries()) {
      setProgress({ done, all: reviews.length });
      const { id, version, pendingRevision, displayTitle } = brochure;
      const submittedAt = pendingRevision?.submittedAt ?? null;
      try {
        await approve({ variables: { input: { id, decision: 'APPROVE', comment: null, version, submittedAt } } });
      } catch (error) {
        refused.set(id, `“${displayTitle}”: ${readFailure(error).message}`);
      }
    }
    setProgress(null);
    const approved = reviews.length - refused.size;
    if (approved > 0) report({ tone: 'success', text: `${plural(approved, 'ad')} approved.` });
    for (const text of refused.values()) report({ tone: 'failure', text });
    return new Set(refused.keys());
  }

  return { approveAll, progress };
}

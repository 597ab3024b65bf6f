import { useState } from 'react';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useApproveReviewsOfQueueMutation } from '../../../generated/ApproveReviews';
import type { ReviewQueueInput } from '../../../generated/types';
import { plural } from '../../../shared/formats/plural';
import type { QueuedReview } from './useReviewQueue';

/** Whether the queue offers to approve an entry with others: nothing is missing, and it is no request to archive. */
export function canApproveHere({ kind, isSentBack, brochure }: QueuedReview): boolean {
  return kind !== 'ARCHIVE_REQUEST' && !isSentBack && brochure.approvalProblems.length === 0;
}

/**
 * Approves ads by a job of the server: chosen ones in the version that the queue shows, or all that match after a preview.
 * `jobId` is the number of the last.
 */
export function useApproveMany() {
  const [approve] = useApproveReviewsOfQueueMutation();
  const [jobId, setJobId] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const attempt = useVerb();

  async function approveAll(chosen: readonly QueuedReview[]): Promise<boolean> {
    const reviews = chosen.map(({ brochure: { id, version, pendingRevision } }) => ({
      ...{ id, version, submittedAt: pendingRevision?.submittedAt ?? null },
    }));
    const count = plural(chosen.length, 'ad');
    setSending(true);
    const isTaken = await attempt({
      run: async () => {
        const { data } = await approve({ variables: { input: { reviews } } });
        setJobId(data?.approveReviews.bulkJob.databaseId ?? null);
      },
      done: `${count} will be approved. This goes on when you close the page.`,
      notDone: `${count} could not be approved.`,
    });
    setSending(false);
    return isTaken;
  }

  async function previewAll(queue: ReviewQueueInput): Promise<void> {
    setSending(true);
    await attempt({
      run: async () => {
        const { data } = await approve({ variables: { input: { queue } } });
        setJobId(data?.approveReviews.bulkJob.databaseId ?? null);
      },
      done: 'The preview of all that match is being made.',
      notDone: 'The preview could not be made.',
    });
    setSending(false);
  }

  return { approveAll, previewAll, isSending, jobId };
}

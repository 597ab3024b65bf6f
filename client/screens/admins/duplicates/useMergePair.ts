import { useBulkJobVerbs } from '../../../features/bulk-jobs/useBulkJobVerbs';
import { useFollowBulkJob, type FollowedJob, type StartedJob } from '../../../features/bulk-jobs/useFollowBulkJob';
import { useBrochuresChanged } from '../../../features/brochure-lifecycle/useBrochuresChanged';
import { useResolveDuplicateAdsMutation } from '../../../generated/ResolveDuplicates';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import type { DuplicateAd } from './DuplicateAds';

/** Merges one ad into another at once, as a bulk job of one pair, which has an undo. Returns whether it is merged. */
export function useMergePair(): (keep: DuplicateAd, other: DuplicateAd) => Promise<boolean> {
  const [resolve] = useResolveDuplicateAdsMutation();
  const { follow, outcomes } = useFollowBulkJob(() => undefined);
  const { undo } = useBulkJobVerbs();
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();

  /** the pair is listed again once the undo, which is a job itself, has ended */
  async function undoMerge(job: FollowedJob, { databaseId }: Pick<StartedJob, 'databaseId'>): Promise<void> {
    if (!(await undo(job.id))) return;
    await follow({ databaseId }).catch(() => null);
    await brochuresChanged();
  }

  /** Returns the reason why it is not merged; null if it is. */
  async function merge(keep: DuplicateAd, other: DuplicateAd): Promise<string | null> {
    const pairs = [{ firstId: keep.id, secondId: other.id }];
    const { data } = await resolve({ variables: { input: { decision: 'MERGE', pairs, keepId: keep.id } } });
    const started = data?.resolveDuplicates.bulkJob;
    const job = started && (await follow(started));
    if (!started || !job) return 'The job is gone.';
    if (job.changedCount === 0) return (await outcomes(job))[0]?.message ?? job.problem ?? '';
    const text = `Ad ${other.databaseId} is part of ad ${keep.databaseId} now: “${keep.displayTitle}”.`;
    report({ tone: 'success', text, undo: job.isUndoable ? () => void undoMerge(job, started) : null });
    return null;
  }

  return async (keep, other) => {
    const problem = await merge(keep, other).catch((error: unknown) => readFailure(error).message);
    if (problem !== null) {
      report({
        tone: 'failure',
        text: `Ads ${keep.databaseId} and ${other.databaseId} are not merged. ${problem}`.trim(),
      });
    }
    await brochuresChanged();
    return problem === null;
  };
}

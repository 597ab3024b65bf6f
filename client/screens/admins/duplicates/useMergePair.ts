import { useBulkJobVerbs } from '../../../features/bulk-jobs/useBulkJobVerbs';
import { useFollowBulkJob } from '../../../features/bulk-jobs/useFollowBulkJob';
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

  /** Returns the reason why it is not merged; null if it is. */
  async function merge(keep: DuplicateAd, other: DuplicateAd): Promise<string | null> {
    const pairs = [{ firstId: keep.id, secondId: other.id }];
    const { data } = await resolve({ variables: { input: { decision: 'MERGE', pairs, keepId: keep.id } } });
    const started = data?.resolveDuplicates.bulkJob;
    const job = started === undefined ? null : await follow(started);
    if (job === null) return 'The job is gone.';
    if (job.changedCount === 0) return (await outcomes(job))[0]?.message ?? job.problem ?? '';
    const text = `Ad ${other.databaseId} is part of ad ${keep.databaseId} now: “${keep.displayTitle}”.`;
    report({ tone: 'success', text, undo: job.isUndoable ? () => void undo(job.id) : null });
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

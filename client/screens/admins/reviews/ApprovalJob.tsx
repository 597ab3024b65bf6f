import { useEffect } from 'react';
import { BulkJobProgress } from '../../../features/bulk-jobs/BulkJobProgress';
import { isBulkJobUnderWay } from '../../../features/bulk-jobs/describeBulkJob';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useApprovalUnderWayQuery } from '../../../generated/ApproveReviews';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import styles from './ReviewsScreen.module.css';

const pollMilliseconds = 500;

/** How far an approval of many has come, with the way to its results and its undo. */
export function ApprovalJob({ jobId, onEnd }: { jobId: number; onEnd: () => void }) {
  const query = useApprovalUnderWayQuery({ ...freshRecords, variables: { databaseId: jobId } });
  const { data, error, onRetry } = getRecords(query);
  const job = data?.bulkJobs.edges[0]?.node;
  const hasEnded = job !== undefined && !isBulkJobUnderWay(job);
  usePollingWhile(!hasEnded, pollMilliseconds, query);
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded]); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it ends
  if (error !== undefined) {
    return <LoadFailure title="The progress could not be loaded" error={error} onRetry={onRetry} />;
  }
  if (job === undefined) return null;
  return (
    <section className={styles.job} aria-label="Approval of many">
      <BulkJobProgress job={job} />
      <Link to={privatePaths.adminBulkJob(jobId)}>{job.isUndoable ? 'Results and undo' : 'Results'}</Link>
    </section>
  );
}

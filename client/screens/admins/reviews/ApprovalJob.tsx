import { Button, Popconfirm } from 'antd';
import { useEffect } from 'react';
import { BulkJobProgress } from '../../../features/bulk-jobs/BulkJobProgress';
import type { BulkJobSummary } from '../../../features/bulk-jobs/BulkJobSummary';
import { isBulkJobUnderWay, warnings } from '../../../features/bulk-jobs/describeBulkJob';
import { useBulkJobVerbs } from '../../../features/bulk-jobs/useBulkJobVerbs';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useApprovalUnderWayQuery } from '../../../generated/ApproveReviews';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { plural } from '../../../shared/formats/plural';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import styles from './ReviewsScreen.module.css';

const pollMilliseconds = 500;

function linkOf({ state, isUndoable }: BulkJobSummary): string {
  if (state === 'CHECKING' || state === 'CHECKED') return 'What each would become';
  return isUndoable ? 'Results and undo' : 'Results';
}

/** How far an approval of many has come, with its start after a preview, and the way to its results and its undo. */
export function ApprovalJob({ jobId, onEnd }: { jobId: number; onEnd: () => void }) {
  const query = useApprovalUnderWayQuery({ ...freshRecords, variables: { databaseId: jobId } });
  const { data, error, onRetry } = getRecords(query);
  const { start } = useBulkJobVerbs();
  const job = data?.bulkJobs.edges[0]?.node;
  const hasEnded = job !== undefined && !isBulkJobUnderWay(job);
  usePollingWhile(!hasEnded, pollMilliseconds, query);
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded, job?.state]); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it ends
  async function begin(id: string): Promise<void> {
    if (await start(id)) onRetry();
  }
  if (error !== undefined) {
    return <LoadFailure title="The progress could not be loaded" error={error} onRetry={onRetry} />;
  }
  if (job === undefined) return null;
  return (
    <section className={styles.job} aria-label="Approval of many">
      <BulkJobProgress job={job} />
      {job.isStartable && (
        <Popconfirm
          title={`Approve ${plural(job.changedCount, 'ad')}?`}
          description={`Each in the version of the preview. What lacks something stays in the queue. ${warnings.APPROVE ?? ''}`}
          okText="Approve"
          disabled={job.changedCount === 0}
          onConfirm={() => void begin(job.id)}
        >
          <Button type="primary" disabled={job.changedCount === 0}>
            {job.changedCount === 0 ? 'Nothing to approve' : `Approve all ${groupThousands(job.changedCount)}`}
          </Button>
        </Popconfirm>
      )}
      <Link to={privatePaths.adminBulkJob(jobId)}>{linkOf(job)}</Link>
    </section>
  );
}

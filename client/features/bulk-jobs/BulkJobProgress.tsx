import type { BulkJobSummary } from './BulkJobSummary';
import { Progress } from 'antd';
import { StateDot } from '../record-list/StateDot';
import styles from './BulkJobs.module.css';
import { bulkJobCounts, bulkJobPercent, isBulkJobUnderWay, stateLabels } from './describeBulkJob';

/** How far a bulk job has come, with its counts. */
export function BulkJobProgress({ job }: { job: BulkJobSummary }) {
  const [tone, words] = stateLabels[job.state];
  return (
    <div className={styles.progress} role={isBulkJobUnderWay(job) ? 'status' : undefined}>
      <StateDot tone={tone}>{words}</StateDot>
      {isBulkJobUnderWay(job) && <Progress percent={bulkJobPercent(job)} size="small" aria-label={words} />}
      <p className={styles.counts}>{bulkJobCounts(job)}</p>
      {job.problem !== null && <p className={styles.problem}>{job.problem}</p>}
    </div>
  );
}

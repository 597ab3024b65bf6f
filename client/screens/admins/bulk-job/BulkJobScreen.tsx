import { Button, Popconfirm } from 'antd';
import { useParams } from 'react-router';
import { adThatStays } from '../../../features/bulk-jobs/adThatStays';
import { BulkJobProgress } from '../../../features/bulk-jobs/BulkJobProgress';
import type { BulkJobSummary } from '../../../features/bulk-jobs/BulkJobSummary';
import { countOf, describeBulkJob, isBulkJobUnderWay, warnings } from '../../../features/bulk-jobs/describeBulkJob';
import { useBulkJobVerbs } from '../../../features/bulk-jobs/useBulkJobVerbs';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { Moment } from '../../../features/record-list/Moment';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useBulkJobScreenQuery } from '../../../generated/BulkJobScreen';
import type { BulkAction } from '../../../generated/types';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Link } from '../../../ui/links/Link';
import { PageHeading } from '../../../ui/page/PageHeading';
import styles from '../../../features/bulk-jobs/BulkJobs.module.css';
import { BulkJobRows } from './BulkJobRows';

const pollMilliseconds = 1_000;

/** A bulk job: its preview with the button that starts it, its progress, its results and its undo. */
export default function BulkJobScreen() {
  const databaseId = readDatabaseId(useParams().id) ?? 0;
  const query = useBulkJobScreenQuery({ ...freshRecords, variables: { databaseId } });
  const { data, error, onRetry } = getRecords(query);
  const job = data?.bulkJobs.edges[0]?.node;
  usePollingWhile(job !== undefined && isBulkJobUnderWay(job), pollMilliseconds, query);

  if (error !== undefined) {
    return (
      <>
        <PageHeading title="Bulk job" />
        <LoadFailure title="The bulk job could not be loaded" error={error} onRetry={onRetry} />
      </>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading the bulk job">
        <LoadingTitle />
        <Skeleton height="320px" />
      </div>
    );
  }
  if (job === undefined) {
    return (
      <NothingFound
        title="There is no such bulk job"
        actions={<Link to={privatePaths.adminBulkJobs()}>All bulk jobs</Link>}
      >
        <p>Bulk jobs are forgotten after 30 days.</p>
      </NothingFound>
    );
  }
  const { createdBy, startedAt, createdAt } = job;
  return (
    <>
      <PageHeading
        title={describeBulkJob(job)}
        subtitle={
          <>
            {createdBy !== null && `${createdBy.name ?? createdBy.email}, `}
            <Moment at={startedAt ?? createdAt} />
          </>
        }
        actions={
          <>
            {job.startedAt !== null && job.changedCount > 0 && (
              <ButtonLink to={privatePaths.adminBrochures(job.databaseId)}>Show ads in table</ButtonLink>
            )}
            <ButtonLink to={privatePaths.adminBulkJobs()}>All bulk jobs</ButtonLink>
            <JobActions job={job} onDone={onRetry} />
          </>
        }
      />
      <div className={styles.state}>
        <BulkJobProgress job={job} />
        {job.startedAt === null && warnings[job.action] !== undefined && (
          <p className={styles.hint}>{warnings[job.action]}</p>
        )}
        {isBulkJobUnderWay(job) && (
          <p className={styles.hint}>This goes on when you close the page, also after a restart of the site.</p>
        )}
        {job.action === 'MERGE' && <MergeHints job={job} />}
      </div>
      <BulkJobRows job={job} />
    </>
  );
}

/** What a merge does and what its undo cannot do, before somebody starts it. */
function MergeHints({ job: { state } }: { job: BulkJobSummary }) {
  return (
    <>
      {state === 'CHECKED' && (
        <p className={styles.hint}>
          {`The second ad of each pair stays: ${adThatStays.join(', else ')}. `}
          The first is archived; its pages and QR codes lead to the second.
        </p>
      )}
      {(state === 'CHECKED' || state === 'DONE') && (
        <p className={styles.hint}>
          A merge can be undone for 30 days. It cannot once the first ad was changed, a file that came from it was
          removed, or the second ad was deleted or merged itself, or was changed, is published and needs what came from
          the first.
        </p>
      )}
    </>
  );
}

const startVerbs: Partial<Record<BulkAction, string>> = { MERGE: 'Merge', REPORT: 'Mail the figures of' };

function JobActions({ job, onDone }: { job: BulkJobSummary; onDone: () => void }) {
  const { start, undo } = useBulkJobVerbs();
  const then = async (attempt: Promise<boolean>): Promise<void> => {
    if (await attempt) onDone();
  };
  if (job.isStartable) {
    const isNothing = job.changedCount === 0;
    const count = countOf(job, job.changedCount);
    return (
      <Popconfirm
        title={`${startVerbs[job.action] ?? 'Change'} ${count}?`}
        description={[job.action in startVerbs ? '' : describeBulkJob(job), warnings[job.action]]
          .filter(Boolean)
          .join('. ')}
        okText="Start"
        disabled={isNothing}
        onConfirm={() => void then(start(job.id))}
      >
        <Button type="primary" danger={job.action === 'DELETE' || job.action === 'MERGE'} disabled={isNothing}>
          {isNothing ? 'Nothing to change' : `Start: ${count}`}
        </Button>
      </Popconfirm>
    );
  }
  if (!job.isUndoable) return null;
  return (
    <Popconfirm
      title="Undo this bulk job?"
      description={
        job.action === 'MERGE'
          ? 'Pairs that would lose something stay merged, and say why.'
          : 'Ads that somebody has changed since stay as they are.'
      }
      okText="Undo"
      onConfirm={() => void then(undo(job.id))}
    >
      <Button>Undo</Button>
    </Popconfirm>
  );
}

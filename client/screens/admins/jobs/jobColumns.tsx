import { Button } from 'antd';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import type { JobsScreenQuery } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { describeSchedule } from './describeSchedule';
import { formatDuration } from './formatDuration';
import styles from './JobsScreen.module.css';
import { titleOfJob } from '../../../features/jobs/titleOfJob';
import { groupThousands } from '../../../shared/formats/groupThousands';

export type Job = JobsScreenQuery['jobRuns']['edges'][number]['node'];

export function jobColumns(onRun: (job: Job) => void): DataGridColumn<Job>[] {
  return [
    { key: 'name', title: 'Work', fold: 'head', render: (job) => <NameCell job={job} /> },
    { key: 'outcome', title: 'Last run', width: 260, fold: 'wide', render: (job) => <OutcomeCell job={job} /> },
    { key: 'duration', title: 'Took', width: 90, align: 'right', render: durationOf },
    { key: 'next', title: 'Next run', width: 130, fold: 'wide', render: ({ nextRunAt }) => <Moment at={nextRunAt} /> },
    {
      key: 'runs',
      title: 'Runs (failed)',
      width: 120,
      align: 'right',
      render: ({ runsCount, failuresCount }) => `${groupThousands(runsCount)} (${failuresCount})`,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 110,
      fold: 'foot',
      render: (job) =>
        job.schedule !== null && (
          <Button size="small" aria-label={`Run now: ${titleOfJob(job.name)}`} onClick={() => onRun(job)}>
            Run now
          </Button>
        ),
    },
  ];
}

function NameCell({ job: { name, schedule } }: { job: Job }) {
  return (
    <div>
      <strong>{titleOfJob(name)}</strong>
      <div className={styles.muted}>{describeSchedule(schedule)}</div>
    </div>
  );
}

function OutcomeCell({ job: { lastOutcome, lastFinishedAt, lastProblem } }: { job: Job }) {
  if (lastOutcome === null) return <StateDot tone="default">Has not run yet</StateDot>;
  return (
    <div>
      <StateDot tone={lastOutcome === 'DONE' ? 'success' : 'error'}>
        {lastOutcome === 'DONE' ? 'Done' : 'Failed'}
      </StateDot>{' '}
      <Moment at={lastFinishedAt} />
      {lastProblem !== null && <div className={styles.problem}>{lastProblem}</div>}
    </div>
  );
}

function durationOf({ lastStartedAt, lastFinishedAt }: Job): string {
  return lastStartedAt === null || lastFinishedAt === null ? '–' : formatDuration(lastStartedAt, lastFinishedAt);
}

import type { ComponentProps } from 'react';
import { Moment } from '../../../features/record-list/Moment';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { StateDot } from '../../../features/record-list/StateDot';
import type { AtdwRunState, AtdwScreenQuery } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { DataGrid } from '../../../ui/data-grid/DataGrid';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import styles from './AtdwScreen.module.css';

type Run = AtdwScreenQuery['atdwConnector']['runs'][number];

const states: Record<AtdwRunState, { label: string; tone: ComponentProps<typeof StateDot>['tone'] }> = {
  WAITING: { label: 'Begins soon', tone: 'default' },
  RUNNING: { label: 'Runs', tone: 'processing' },
  DONE: { label: 'Done', tone: 'success' },
  STOPPED: { label: 'Stopped', tone: 'warning' },
  FAILED: { label: 'Failed', tone: 'error' },
};

const count = (title: string, key: 'found' | 'created' | 'updated' | 'renewed' | 'refused'): DataGridColumn<Run> => ({
  ...{ key, title, width: 88, align: 'right' },
  render: (run) => groupThousands(run[key]),
});

const columns: DataGridColumn<Run>[] = [
  { key: 'what', title: 'Run', width: 220, fold: 'head', render: (run) => <WhatCell run={run} /> },
  { key: 'state', title: 'Outcome', width: 240, fold: 'wide', render: (run) => <OutcomeCell run={run} /> },
  count('Read', 'found'),
  count('New', 'created'),
  count('Changed', 'updated'),
  count('Back', 'renewed'),
  {
    ...{ key: 'archived', title: 'Archived', width: 96, align: 'right' },
    render: ({ isDryRun, state, archived, vanishing }) =>
      groupThousands(isDryRun || state === 'STOPPED' ? (vanishing ?? 0) : archived),
  },
  count('Refused', 'refused'),
];

/** The history of runs. What a trial run or a stopped run counts has not happened. */
export function AtdwRuns({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) {
    return (
      <RecordEmpty icon="compass" isFiltered={false} noun="run">
        Save the settings, read the categories, and begin with a trial run.
      </RecordEmpty>
    );
  }
  return (
    <DataGrid
      label="History of runs"
      columns={columns}
      rows={runs}
      rowKey={({ did }) => did}
      loading={false}
      empty={null}
    />
  );
}

function WhatCell({ run: { kind, isDryRun, createdAt, requestedBy } }: { run: Run }) {
  const what = kind === 'CHANGES' ? 'Changes' : 'Everything';
  return (
    <div>
      <strong>{isDryRun ? `${what}, trial` : what}</strong>
      <div className={styles.muted}>
        <Moment at={createdAt} /> · {requestedBy === null ? 'timetable' : (requestedBy.name ?? requestedBy.email)}
      </div>
    </div>
  );
}

function OutcomeCell({ run: { state, finishedAt, problem, refusals, allowedBy } }: { run: Run }) {
  const { label, tone } = states[state];
  return (
    <div>
      <StateDot tone={tone}>{label}</StateDot> {finishedAt !== null && <Moment at={finishedAt} />}
      {problem !== null && <div className={styles.problem}>{problem}</div>}
      {allowedBy !== null && <div className={styles.muted}>Let go on by {allowedBy.name ?? allowedBy.email}</div>}
      {refusals.length > 0 && (
        <Disclosure summary={`Why ${refusals.length} were refused`}>
          <ul className={styles.refusals}>
            {refusals.map(({ productId, message }) => (
              <li key={productId}>
                {productId}: {message}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

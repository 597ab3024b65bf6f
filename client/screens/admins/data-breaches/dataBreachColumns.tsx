import { Button } from 'antd';
import { dayOfRequest } from '../../../features/own-data/privacyLabels';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { StateDot } from '../../../features/record-list/StateDot';
import type { DataBreachesScreenQuery } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { privatePaths } from '../../../shared/privatePaths';
import { groupThousands } from '../../../shared/formats/groupThousands';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { breachStateNames, breachStateTones } from './dataBreachLabels';
import styles from './DataBreachesScreen.module.css';

export type DataBreachRow = DataBreachesScreenQuery['dataBreaches']['edges'][number]['node'];

interface BreachActions {
  onAssess: (breach: DataBreachRow) => void;
  onNotify: (breach: DataBreachRow) => void;
}

export function dataBreachColumns({ onAssess, onNotify }: BreachActions): DataGridColumn<DataBreachRow>[] {
  return [
    { key: 'breach', title: 'Breach', fold: 'head', render: (breach) => <BreachCell breach={breach} /> },
    { key: 'due', title: 'To assess by', width: 210, fold: 'wide', render: (breach) => <DueCell breach={breach} /> },
    { key: 'state', title: 'State', fold: 'wide', render: (breach) => <StateCell breach={breach} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: 160,
      fold: 'foot',
      render: (breach) => (
        <>
          {breach.state === 'ASSESSING' && (
            <Button size="small" aria-label={`Assess: ${breach.title}`} onClick={() => onAssess(breach)}>
              Assess
            </Button>
          )}
          {breach.state === 'TO_NOTIFY' && (
            <Button size="small" aria-label={`Enter notices: ${breach.title}`} onClick={() => onNotify(breach)}>
              Enter notices
            </Button>
          )}
        </>
      ),
    },
  ];
}

function BreachCell({ breach: { title, description, peopleCount, recordedBy } }: { breach: DataBreachRow }) {
  return (
    <div className={styles.breach}>
      <strong>{title}</strong>
      <div className={styles.note}>{description}</div>
      <div className={styles.muted}>
        People concerned: {peopleCount === null ? 'not known' : groupThousands(peopleCount)}
        {recordedBy !== null && ` · entered by ${recordedBy.email}`}
      </div>
    </div>
  );
}

function DueCell({ breach: { state, dueAt, discoveredAt, isOverdue } }: { breach: DataBreachRow }) {
  return (
    <div>
      {state === 'ASSESSING' && (
        <div className={isOverdue ? styles.overdue : undefined}>
          {dayOfRequest(dueAt)}
          {isOverdue && ' (overdue)'}
        </div>
      )}
      <div className={styles.muted}>Discovered {dayOfRequest(discoveredAt)}</div>
    </div>
  );
}

function StateCell({ breach }: { breach: DataBreachRow }) {
  const { id, title, state, assessedAt, assessment, commissionerNotifiedOn, peopleNotifiedOn } = breach;
  const isSerious = state === 'TO_NOTIFY' || state === 'NOTIFIED';
  return (
    <div className={styles.breach}>
      <StateDot tone={breachStateTones[state]}>{breachStateNames[state]}</StateDot>
      {assessedAt !== null && <div className={styles.muted}>Assessed {dayOfRequest(assessedAt)}</div>}
      {assessment !== null && <div className={styles.note}>{assessment}</div>}
      {isSerious && (
        <div className={styles.muted}>
          Commissioner: {commissionerNotifiedOn === null ? 'not told' : formatDate(commissionerNotifiedOn)} · people:{' '}
          {peopleNotifiedOn === null ? 'not told' : formatDate(peopleNotifiedOn)}
        </div>
      )}
      <HistoryLink to={privatePaths.adminDataBreachHistory(id)} of={title} />
    </div>
  );
}

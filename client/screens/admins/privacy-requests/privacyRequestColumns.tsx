import { Button } from 'antd';
import { dayOfRequest, privacyKindNames, privacyStateNames } from '../../../features/own-data/privacyLabels';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import type { PrivacyRequestsScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { plural } from '../../../shared/formats/plural';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { privacyChannelNames, privacyStateTones } from './privacyRequestLabels';
import styles from './PrivacyRequestsScreen.module.css';

export type PrivacyRequestRow = PrivacyRequestsScreenQuery['privacyRequests']['edges'][number]['node'];

interface PrivacyRequestActions {
  onAnswer: (request: PrivacyRequestRow, state: 'DONE' | 'DECLINED') => void;
}

export function privacyRequestColumns({ onAnswer }: PrivacyRequestActions): DataGridColumn<PrivacyRequestRow>[] {
  return [
    { key: 'request', title: 'Request', fold: 'head', render: (request) => <RequestCell request={request} /> },
    { key: 'due', title: 'Due', width: 210, fold: 'wide', render: (request) => <DueCell request={request} /> },
    { key: 'state', title: 'State', fold: 'wide', render: (request) => <StateCell request={request} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: 280,
      fold: 'foot',
      render: (request) => <ActionsCell request={request} onAnswer={onAnswer} />,
    },
  ];
}

/** Whose data a request is about, as long as anything names the person. */
export function personOf({ email }: Pick<PrivacyRequestRow, 'email'>): string {
  return email ?? 'somebody erased';
}

function RequestCell({ request }: { request: PrivacyRequestRow }) {
  const { kind, email, channel, note } = request;
  return (
    <div className={styles.request}>
      <strong>{privacyKindNames[kind]}</strong>
      <div>
        {email === null ? (
          'Somebody erased'
        ) : (
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        )}
      </div>
      <div className={styles.muted}>{privacyChannelNames[channel]}</div>
      {note !== null && <div className={styles.note}>{note}</div>}
    </div>
  );
}

function DueCell({ request: { state, receivedAt, dueAt, isOverdue } }: { request: PrivacyRequestRow }) {
  return (
    <div>
      {state === 'OPEN' && (
        <div className={isOverdue ? styles.overdue : undefined}>
          {dayOfRequest(dueAt)}
          {isOverdue && ' (overdue)'}
        </div>
      )}
      <div className={styles.muted}>Received {dayOfRequest(receivedAt)}</div>
    </div>
  );
}

function StateCell({ request }: { request: PrivacyRequestRow }) {
  const { id, state, isAddressToConfirm, handledAt, handledBy, answer, outcome } = request;
  const count = outcome?.reduce((sum, part) => sum + part.count, 0) ?? 0;
  return (
    <div>
      <StateDot tone={privacyStateTones[state]}>{privacyStateNames[state]}</StateDot>
      {isAddressToConfirm && <div className={styles.muted}>Waits for the new mailbox</div>}
      {handledAt !== null && (
        <div className={styles.muted}>
          <Moment at={handledAt} /> {handledBy?.email ?? 'by the site'}
        </div>
      )}
      {outcome !== null && <div className={styles.muted}>Erased: {plural(count, 'record')}</div>}
      {answer !== null && <div className={styles.note}>{answer}</div>}
      <HistoryLink to={privatePaths.adminPrivacyRequestHistory(id)} of={`the request of ${personOf(request)}`} />
    </div>
  );
}

function ActionsCell({ request, onAnswer }: PrivacyRequestActions & { request: PrivacyRequestRow }) {
  const { state, pdfPath } = request;
  const person = personOf(request);
  const verb = request.kind === 'ERASURE' ? 'Erase' : 'Answer';
  return (
    <div className={styles.actions}>
      {pdfPath !== null && (
        <Button size="small" href={pdfPath} download aria-label={`Data as PDF: ${person}`}>
          Data as PDF
        </Button>
      )}
      {state === 'OPEN' && !request.isAddressToConfirm && (
        <>
          <Button size="small" aria-label={`${verb}: ${person}`} onClick={() => onAnswer(request, 'DONE')}>
            {verb}
          </Button>
          <Button size="small" aria-label={`Decline: ${person}`} onClick={() => onAnswer(request, 'DECLINED')}>
            Decline
          </Button>
        </>
      )}
    </div>
  );
}

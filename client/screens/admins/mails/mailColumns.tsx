import { Button } from 'antd';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import type { MailsScreenQuery } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import styles from './MailsScreen.module.css';
import { mailStateNames, mailStateTones, unsentStates } from './mailLabels';

export type OutboxMail = MailsScreenQuery['outgoingMails']['edges'][number]['node'];

interface MailActions {
  onRead: (mail: OutboxMail) => void;
  onResend: (mail: OutboxMail) => void;
}

export function mailColumns({ onRead, onResend }: MailActions): DataGridColumn<OutboxMail>[] {
  return [
    { key: 'mail', title: 'Mail', fold: 'head', render: (mail) => <MailCell mail={mail} /> },
    { key: 'state', title: 'State', width: 240, fold: 'wide', render: (mail) => <StateCell mail={mail} /> },
    { key: 'attempts', title: 'Tries', width: 70, align: 'right', render: ({ attempts }) => attempts },
    {
      key: 'created',
      title: 'Written',
      width: 130,
      fold: 'wide',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'next',
      title: 'Next try',
      width: 130,
      fold: 'wide',
      render: ({ nextAttemptAt }) => nextAttemptAt !== null && <Moment at={nextAttemptAt} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 170,
      fold: 'foot',
      render: (mail) => (
        <div className={styles.actions}>
          <Button size="small" aria-label={`Read: ${mail.subject}`} onClick={() => onRead(mail)}>
            Read
          </Button>
          {unsentStates.has(mail.state) && (
            <Button
              size="small"
              aria-label={`Send now: ${mail.subject} to ${mail.recipient}`}
              onClick={() => onResend(mail)}
            >
              Send now
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function MailCell({ mail: { subject, recipient } }: { mail: OutboxMail }) {
  return (
    <div className={styles.mail}>
      <strong>{subject}</strong>
      <div className={styles.muted}>{recipient}</div>
    </div>
  );
}

function StateCell({ mail: { state, lastError, sentAt } }: { mail: OutboxMail }) {
  const sent = (
    <span className={styles.moment}>
      <Moment at={sentAt} />
    </span>
  );
  return (
    <div>
      <StateDot tone={mailStateTones[state]}>{mailStateNames[state]}</StateDot> {state === 'SENT' && sent}
      {state !== 'SENT' && sentAt !== null && <div className={styles.muted}>Sent {sent}</div>}
      {lastError !== null && <div className={styles.muted}>{lastError}</div>}
      {state === 'SUPPRESSED' && <div className={styles.muted}>Its recipient has unsubscribed.</div>}
    </div>
  );
}

import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMailsScreenQuery } from '../../../generated/MailsScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Followers } from './Followers';
import { MailOptOuts } from './MailOptOuts';
import { mailColumns, type OutboxMail } from './mailColumns';
import { mailStateNames, readMailState } from './mailLabels';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useResendMailNowMutation } from '../../../generated/ResendMailNow';
import { SideDrawer } from '../../../ui/dialog/SideDrawer';
import styles from './MailsScreen.module.css';

interface MailReaderProps {
  /** null: none is open */
  mail: OutboxMail | null;
  onClose: () => void;
}

const secret =
  'This mail holds a link that opens something, so what it says is for its recipient only. It is not kept once it is sent.';

function MailReader({ mail, onClose }: MailReaderProps) {
  return (
    <SideDrawer open={mail !== null} onClose={onClose} title={mail?.subject ?? ''} size={520} destroyOnHidden>
      {mail !== null && (
        <>
          <p>To {mail.recipient}</p>
          {mail.body === null ? <p>{secret}</p> : <pre className={styles.text}>{mail.body}</pre>}
          {mail.attachmentNames.length > 0 && <p>With it: {mail.attachmentNames.join(', ')}</p>}
        </>
      )}
    </SideDrawer>
  );
}

const states = Object.entries(mailStateNames).map(([value, label]) => ({ value, label }));

export default function MailsScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'state']);
  const variables = { q: values.q, state: readMailState(values.state), ...paging };
  const { data, loading, error, onRetry } = getRecords(useMailsScreenQuery({ ...freshRecords, variables }));
  const [reading, setReading] = useState<OutboxMail | null>(null);
  const resend = useResendMail();
  return (
    <>
      <PageHeading title="Mail" subtitle="Every mail that the site writes, and what has become of it." />
      <RecordFilters label="Search the mails" isFiltered={isFiltered} onClear={clear}>
        <RecordSearch
          label="Search mails"
          placeholder="Address or subject"
          value={values.q}
          onSearch={(q) => show({ q })}
        />
        <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => show({ state })} />
      </RecordFilters>
      <RecordList
        label="Mails"
        noun="mail"
        columns={mailColumns({ onRead: setReading, onResend: (mail) => void resend(mail) })}
        rowKey={({ id }) => id}
        page={data?.outgoingMails}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="mail" onClear={clear}>
            Invitations, coupons, reports and reminders appear here, whether they have gone out or not.
          </RecordEmpty>
        }
      />
      <MailOptOuts />
      <Followers />
      <MailReader mail={reading} onClose={() => setReading(null)} />
    </>
  );
}

function useResendMail(): (mail: { id: string; recipient: string }) => Promise<boolean> {
  const [resend] = useResendMailNowMutation();
  const attempt = useVerb();
  return ({ id, recipient }) =>
    attempt({
      run: () => resend({ variables: { input: { id } } }),
      done: `The mail to ${recipient} is handed to the mail server.`,
      notDone: `The mail to ${recipient} is not sent.`,
    });
}

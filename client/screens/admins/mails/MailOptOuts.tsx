import { Alert, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useMailOptOutsQuery } from '../../../generated/MailOptOuts';
import { formatMoment } from '../../../shared/dates/formatMoment';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './MailsScreen.module.css';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRemoveMailOptOutMutation } from '../../../generated/RemoveMailOptOut';

/** Recipients who opted out of optional mail. The server stores no addresses, so the search needs the whole address. */
export function MailOptOuts() {
  const [email, setEmail] = useState('');
  const result = useMailOptOutsQuery({ ...freshRecords, variables: { email: email === '' ? null : email, first: 1 } });
  const { data, loading, error, onRetry } = getRecords(result);
  const remove = useRemoveMailOptOut();
  const list = data?.mailOptOuts;
  const found = email === '' || loading ? undefined : list?.edges[0]?.node;
  return (
    <PageSection
      title="Unsubscribed"
      lead="Whoever follows the link at the foot of a report or reminder gets no more of them. Their addresses are not kept, only a mark by which each is known: type one to see whether it is among them."
    >
      <RecordSearch
        label="Look for an unsubscribed address"
        placeholder="name@example.com.au"
        value={email}
        onSearch={setEmail}
      />
      {error !== undefined && <LoadFailure title="The list could not be loaded" error={error} onRetry={onRetry} />}
      <div className={styles.optOuts} role="status">
        {email === '' && list !== undefined && <p>Unsubscribed in all: {list.totalCount}</p>}
        {email !== '' && !loading && list !== undefined && found === undefined && (
          <p>{email} is not unsubscribed: it gets reports and reminders.</p>
        )}
      </div>
      {found !== undefined && (
        <Alert
          type="info"
          title={`${email} unsubscribed on ${formatMoment(found.optedOutAt)}.`}
          action={
            <Popconfirm
              title={`Send reports and reminders to ${email} again?`}
              description="Only when its owner has asked for it: the Spam Act wants their consent."
              okText="Send again"
              cancelText="Close"
              onConfirm={() => remove({ id: found.id, email })}
            >
              <Button>Remove from the list</Button>
            </Popconfirm>
          }
        />
      )}
    </PageSection>
  );
}

function useRemoveMailOptOut(): (optOut: { id: string; email: string }) => Promise<boolean> {
  const [remove] = useRemoveMailOptOutMutation();
  const attempt = useVerb();
  return ({ id, email }) =>
    attempt({
      run: () => remove({ variables: { input: { id } } }),
      done: `${email} may have reports and reminders again.`,
      notDone: `${email} stays unsubscribed.`,
    });
}

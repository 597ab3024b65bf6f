import { Button, Form, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useFollowCountsQuery } from '../../../generated/FollowCounts';
import { useRemoveFollowerByEmailMutation } from '../../../generated/RemoveFollowerByEmail';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './MailsScreen.module.css';

/** Who follows what by mail, in figures. No address is shown; one that is known can be removed. */
export function Followers() {
  const { data, error, onRetry } = getRecords(useFollowCountsQuery(freshRecords));
  const counts = data?.followCounts;
  return (
    <PageSection
      title="Followers"
      lead="Visitors who asked for new offers by mail, once a week. Addresses that do not confirm within 7 days are deleted."
    >
      {error !== undefined && <LoadFailure title="The figures could not be loaded" error={error} onRetry={onRetry} />}
      {counts !== undefined && (
        <>
          <p>Confirmed addresses: {counts.addressesCount}</p>
          {counts.topics.length > 0 && (
            <table className={styles.counts}>
              <thead>
                <tr>
                  <th scope="col">Followed</th>
                  <th scope="col">Confirmed</th>
                  <th scope="col">Not confirmed yet</th>
                </tr>
              </thead>
              <tbody>
                {counts.topics.map(({ name, confirmedCount, pendingCount }, index) => (
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    <td>{confirmedCount}</td>
                    <td>{pendingCount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      <RemoveFollower />
    </PageSection>
  );
}

function RemoveFollower() {
  const [email, setEmail] = useState('');
  const [remove, { loading }] = useRemoveFollowerByEmailMutation();
  const attempt = useVerb();
  const typed = email.trim();
  const onConfirm = () =>
    attempt({
      run: () => remove({ variables: { input: { email: typed } }, refetchQueries: ['FollowCounts'] }),
      done: `${typed} gets no more mails about offers.`,
      notDone: `${typed} is not removed.`,
    });
  return (
    <Form layout="inline">
      <Form.Item label="Remove an address" htmlFor="remove-follower">
        <Input
          id="remove-follower"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Form.Item>
      <Popconfirm
        title={`Delete all that ${typed} follows?`}
        description="At its owner's request. It can ask for the mails again."
        okText="Delete"
        cancelText="Close"
        onConfirm={onConfirm}
      >
        <Button disabled={typed === ''} loading={loading}>
          Remove
        </Button>
      </Popconfirm>
    </Form>
  );
}

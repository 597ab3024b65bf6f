import { Button } from 'antd';
import { useState } from 'react';
import { useOwnEventsQuery } from '../../generated/OwnEvents';
import { formatMoment } from '../../shared/dates/formatMoment';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadFailure } from '../error-handling/LoadFailure';
import styles from './account.module.css';
import { describeEvent } from './describeEvent';

/** What happened in the own login, ten at a time (docs/rules/accounts-and-permissions.md#own-events). */
export function OwnEvents() {
  // the cursors of the pages before, so that one can go back
  const [before, setBefore] = useState<readonly (string | null)[]>([]);
  const after = before.at(-1) ?? null;
  const { data, error, loading, refetch } = useOwnEventsQuery({ variables: { after }, fetchPolicy: 'no-cache' });
  const events = data?.viewer?.events;
  return (
    <section className={styles.part} aria-labelledby="own-events" aria-busy={loading}>
      <h2 id="own-events">What happened in your account</h2>
      <p className={styles.lead}>Something you have not done? Choose a new password, and tell us.</p>
      {error !== undefined && (
        <LoadFailure title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && loading && <Skeleton height="240px" />}
      {events !== undefined && (
        <>
          <ul className={styles.sessions}>
            {events.edges.map(({ node: { id, happenedAt, action, detail } }) => (
              <li key={id} className={styles.session}>
                <div>
                  {describeEvent(action, detail)}
                  <span className={styles.quiet}>{formatMoment(happenedAt)}</span>
                </div>
              </li>
            ))}
          </ul>
          {(before.length > 0 || events.pageInfo.hasNextPage) && (
            <div className={styles.row}>
              <Button size="large" disabled={before.length === 0} onClick={() => setBefore(before.slice(0, -1))}>
                Later
              </Button>
              <Button
                size="large"
                disabled={!events.pageInfo.hasNextPage}
                onClick={() => setBefore([...before, events.pageInfo.endCursor])}
              >
                Earlier
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

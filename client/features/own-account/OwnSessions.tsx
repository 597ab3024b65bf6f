import { Button } from 'antd';
import { useRef } from 'react';
import { useEndSessionMutation, useOwnSessionsQuery } from '../../generated/OwnSessions';
import { useLogoutEverywhereMutation } from '../../generated/LogoutEverywhere';
import type { OwnSessionsQuery } from '../../generated/types';
import { formatMoment } from '../../shared/dates/formatMoment';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import { useLogout } from '../session/useLogout';
import styles from './account.module.css';

type OwnSession = NonNullable<OwnSessionsQuery['viewer']>['sessions'][number];

/** Where the person is signed in, with the end of one session or of all (docs/rules/accounts-and-permissions.md#sessions). */
export function OwnSessions() {
  const { data, error, loading, refetch } = useOwnSessionsQuery({ fetchPolicy: 'no-cache' });
  const [endOne] = useEndSessionMutation();
  const [endAll, ending] = useLogoutEverywhereMutation();
  const logout = useLogout();
  const attempt = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);

  async function end({ did, device }: OwnSession): Promise<void> {
    const { done } = await attempt({
      run: () => endOne({ variables: { input: { did } } }),
      done: `${device} is signed out.`,
      notDone: `${device} is still signed in.`,
    });
    if (!done) return;
    // the pressed button is gone with its row; a failed reload is told by the query's own error
    heading.current?.focus();
    await refetch().catch(() => undefined);
  }

  async function endEverySession(): Promise<void> {
    const { done } = await attempt({
      run: () => endAll(),
      done: 'You are signed out everywhere.',
      notDone: 'You are still signed in.',
    });
    if (done) await logout();
  }

  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Sessions
      </h2>
      <p className={styles.lead}>
        Where you are signed in. A telephone is lost, or a till is left signed in? End its session.
      </p>
      {error !== undefined && (
        <LoadFailure title="Your sessions could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && loading && <Skeleton height="96px" />}
      {data?.viewer != null && (
        <ul className={styles.sessions}>
          {data.viewer.sessions.map((session) => (
            <SessionRow key={session.did} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      <Button size="large" loading={ending.loading} onClick={() => void endEverySession()}>
        Sign out everywhere
      </Button>
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, isCurrent, createdAt, renewedAt } = session;
  return (
    <li className={styles.session}>
      <div>
        <strong>{device}</strong>
        {isCurrent && ' (this one)'}
        <span className={styles.quiet}>
          Signed in {formatMoment(createdAt)} · last used {formatMoment(renewedAt)}
        </span>
      </div>
      {!isCurrent && (
        <Button onClick={onEnd}>
          Sign out
          <VisuallyHidden>
            {' '}
            {device}, signed in {formatMoment(createdAt)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

import { Button } from 'antd';
import { useRef } from 'react';
import {
  useDisconnectAccountMutation,
  useOwnConnectedAccountsQuery,
  useStartConnectionMutation,
} from '../../generated/OwnConnectedAccounts';
import { leaveTo } from '../../platform/page/navigation/leaveTo';
import { formatMoment } from '../../shared/dates/formatMoment';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import parts from '../own-account/account.module.css';
import { providerTrip } from '../session/login/providerTrip';

/**
 * The accounts at providers that sign in to the own login (docs/rules/accounts-and-permissions.md#connected-accounts).
 * Nothing where no provider is configured and none is connected.
 */
export function ConnectedAccounts() {
  const { data, error, refetch } = useOwnConnectedAccountsQuery({ fetchPolicy: 'no-cache' });
  const [start, starting] = useStartConnectionMutation();
  const [disconnect] = useDisconnectAccountMutation();
  const attempt = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const connected = data?.viewer?.connectedAccounts ?? [];
  const others = (data?.signInProviders ?? []).filter(({ label }) => connected.every((each) => each.label !== label));

  async function begin(provider: string, label: string): Promise<void> {
    const run = async () => {
      const url = (await start({ variables: { input: { provider } } })).data?.startConnection.url;
      if (url === undefined) return;
      providerTrip.keep({ purpose: 'CONNECT', from: null });
      leaveTo(url);
    };
    await attempt({ run, done: `You go to ${label}.`, notDone: `Your ${label} account is not connected.` });
  }

  async function end(did: string, label: string): Promise<void> {
    const { done } = await attempt({
      run: () => disconnect({ variables: { input: { did } } }),
      done: `Your ${label} account is disconnected.`,
      notDone: `Your ${label} account is still connected.`,
    });
    if (!done) return;
    // the pressed button is gone with its row
    heading.current?.focus();
    await refetch().catch(() => undefined);
  }

  if (error === undefined && connected.length === 0 && others.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="connected-accounts">
      <h2 id="connected-accounts" ref={heading} tabIndex={-1}>
        Connected accounts
      </h2>
      <p className={parts.lead}>
        Sign in with an account that you have elsewhere. Your password stays, and you may disconnect an account at any
        time.
      </p>
      {error !== undefined && (
        <LoadFailure title="Your connected accounts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <ul className={parts.sessions}>
        {connected.map(({ did, label, createdAt, lastUsedAt }) => (
          <li key={did} className={parts.session}>
            <div>
              <strong>{label}</strong>
              <span className={parts.quiet}>
                Connected {formatMoment(createdAt)}
                {lastUsedAt !== null && ` · last used ${formatMoment(lastUsedAt)}`}
              </span>
            </div>
            <Button aria-label={`Disconnect ${label}`} onClick={() => void end(did, label)}>
              Disconnect
            </Button>
          </li>
        ))}
        {others.map(({ key, label }) => (
          <li key={key} className={parts.session}>
            <div>
              <strong>{label}</strong>
              <span className={parts.quiet}>Not connected. It has to have the email address of your login.</span>
            </div>
            <Button aria-label={`Connect ${label}`} disabled={starting.loading} onClick={() => void begin(key, label)}>
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Button } from 'antd';
import { useRef, useState } from 'react';
import {
  useRemoveAuthenticatorMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} from '../../generated/ChangeFactors';
import { useOwnFactorsQuery } from '../../generated/OwnFactors';
import { formatMoment } from '../../shared/dates/formatMoment';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import parts from '../own-account/account.module.css';
import { canUsePasskeys } from '../passkeys/askDevice';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { AuthenticatorDialog } from './AuthenticatorDialog';
import { factorChanges } from './factorChanges';
import { FactorRow } from './FactorRow';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

type Open = 'AUTHENTICATOR' | 'PASSKEY' | null;

/** The own second factors: set up, remove, new recovery codes (docs/rules/accounts-and-permissions.md#second-factor). */
export function SecondFactor() {
  const { data, error, loading, refetch } = useOwnFactorsQuery({ fetchPolicy: 'no-cache' });
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removeApp] = useRemoveAuthenticatorMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const attempt = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const factors = data?.viewer?.secondFactor;
  const hasFactor = factors != null && (factors.authenticatorSince !== null || factors.passkeys.length > 0);

  async function reload(): Promise<void> {
    factorChanges.add();
    await refetch().catch(() => undefined);
  }

  function added(recoveryCodes: readonly string[] | null): void {
    setOpen(null);
    setCodes(recoveryCodes);
    void reload();
  }

  async function remove(name: string, run: () => Promise<unknown>): Promise<void> {
    const { done } = await attempt({ run, done: `${name} is removed.`, notDone: `${name} is still there.` });
    if (!done) return;
    // the pressed button is gone with its row
    heading.current?.focus();
    await reload();
  }

  async function renew(): Promise<void> {
    let fresh: readonly string[] | null = null;
    const run = async () => {
      fresh = (await renewCodes()).data?.renewRecoveryCodes.recoveryCodes ?? null;
    };
    const { done } = await attempt({
      ...{ run, done: 'You have new recovery codes.', notDone: 'Your recovery codes are as before.' },
    });
    if (done) added(fresh);
  }

  return (
    <section className={parts.part} aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      <p className={parts.lead}>
        A stolen password alone then opens nothing: signing in needs your phone, or a device of yours, too.
      </p>
      {error !== undefined && (
        <LoadFailure title="Your second factors could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && loading && <Skeleton height="180px" />}
      {factors != null && (
        <>
          <ul className={parts.sessions}>
            <FactorRow
              name="Authenticator app"
              details={
                factors.authenticatorSince === null
                  ? 'Shows a new code every 30 seconds.'
                  : `Set up ${formatMoment(factors.authenticatorSince)}`
              }
            >
              {factors.authenticatorSince === null ? (
                <Button onClick={() => setOpen('AUTHENTICATOR')}>Set up</Button>
              ) : (
                <Button onClick={() => void remove('Your authenticator app', () => removeApp())}>Remove the app</Button>
              )}
            </FactorRow>
            {factors.passkeys.map(({ did, name, createdAt, lastUsedAt }) => (
              <FactorRow
                key={did}
                name={`Passkey: ${name}`}
                details={`Added ${formatMoment(createdAt)}${lastUsedAt === null ? '' : ` · last used ${formatMoment(lastUsedAt)}`}`}
              >
                <Button
                  aria-label={`Remove the passkey ${name}`}
                  onClick={() =>
                    void remove(`The passkey “${name}”`, () => removePasskey({ variables: { input: { did } } }))
                  }
                >
                  Remove
                </Button>
              </FactorRow>
            ))}
            <FactorRow
              name={factors.passkeys.length === 0 ? 'Passkeys' : 'Another passkey'}
              details="Your fingerprint, face or PIN instead of a password, on this device or a security key."
            >
              <Button disabled={!canUsePasskeys()} onClick={() => setOpen('PASSKEY')}>
                Add a passkey
              </Button>
            </FactorRow>
            {hasFactor && (
              <FactorRow
                name="Recovery codes"
                details={`${String(factors.recoveryCodesLeft)} of 10 are unused. Each signs in once, if all else is lost.`}
              >
                <Button onClick={() => void renew()}>Make new ones</Button>
              </FactorRow>
            )}
          </ul>
          {open === 'AUTHENTICATOR' && <AuthenticatorDialog onClose={() => setOpen(null)} onAdded={added} />}
          {open === 'PASSKEY' && <AddPasskeyDialog onClose={() => setOpen(null)} onAdded={added} />}
          {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
        </>
      )}
    </section>
  );
}

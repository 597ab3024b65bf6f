import { useState } from 'react';
import { useLoginMutation } from '../../../generated/Login';
import { useLoginWithProviderMutation, useStartProviderLoginMutation } from '../../../generated/ProviderLogin';
import { useCompleteLoginMutation, useLoginWithPasskeyMutation } from '../../../generated/SecondStep';
import type { OpenedSessionFragment, ProviderAnswerInput } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { leaveTo } from '../../../platform/page/navigation/leaveTo';
import { canUsePasskeys } from '../../passkeys/askDevice';
import { usePasskeyCheck } from '../../passkeys/usePasskeyCheck';
import { browserSession } from '../browserSession';
import { providerTrip } from './providerTrip';
import { readChallenge, type LoginChallenge } from './readChallenge';
import { useBeginSession } from './useBeginSession';

interface Credentials {
  username: string;
  password: string;
}

export interface Refusal {
  failure: RequestFailure;
  /** earliest time of the next try, in ms since 1970; null: at once */
  retryAt: number | null;
}

function refusalOf(failure: RequestFailure): Refusal {
  const { retryAfterSeconds } = failure;
  return { failure, retryAt: retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000 };
}

const noPasskey = (message: string): Refusal =>
  refusalOf({ code: 'NO_PASSKEY', message, fields: [], retryAfterSeconds: null, requestId: null });

/** Signs in, in one step or two, by a passkey alone, or with a provider. Keeps a refusal for the form to show, and keeps the input. */
export function useLogin() {
  const beginSession = useBeginSession();
  const checkPasskey = usePasskeyCheck();
  const [mutate] = useLoginMutation({ context: browserSession });
  const [complete] = useCompleteLoginMutation({ context: browserSession });
  const [enter] = useLoginWithPasskeyMutation({ context: browserSession });
  const [start] = useStartProviderLoginMutation();
  const [redeem] = useLoginWithProviderMutation({ context: browserSession });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);

  async function attempt(signIn: () => Promise<OpenedSessionFragment | undefined>): Promise<void> {
    setRefusal(null);
    setBusy(true);
    try {
      const opened = await signIn();
      if (opened) await beginSession(opened);
    } catch (error) {
      const next = readChallenge(error);
      const failure = readFailure(error);
      // the challenge has ended: the password is asked for again
      if (next !== null || failure.code === 'GONE') setChallenge(next);
      if (next === null) setRefusal(refusalOf(failure));
    } finally {
      setBusy(false);
    }
  }

  const login = (input: Credentials) => attempt(async () => (await mutate({ variables: { input } })).data?.login);

  const completeWithCode = (code: string) =>
    attempt(async () => {
      const input = { challenge: challenge?.token ?? '', code };
      return (await complete({ variables: { input } })).data?.completeLogin;
    });

  const loginWithPasskey = () =>
    attempt(async () => {
      if (!canUsePasskeys()) {
        setRefusal(noPasskey('This browser knows no passkeys. Sign in another way.'));
        return undefined;
      }
      const input = await checkPasskey(challenge?.token ?? null);
      if (input !== null) return (await enter({ variables: { input } })).data?.loginWithPasskey;
      setRefusal(noPasskey('No passkey was used. Try again, or sign in another way.'));
      return undefined;
    });

  /** Leaves for the provider; `from` is where the person wanted to go. */
  const goToProvider = (provider: string, from: string | null) =>
    attempt(async () => {
      const url = (await start({ variables: { input: { provider } } })).data?.startProviderLogin.url;
      if (url !== undefined) {
        providerTrip.keep({ purpose: 'SIGN_IN', from });
        leaveTo(url);
      }
      return undefined;
    });

  const loginWithProvider = (input: ProviderAnswerInput) =>
    attempt(async () => (await redeem({ variables: { input } })).data?.loginWithProvider);

  function startAgain(): void {
    setChallenge(null);
    setRefusal(null);
  }

  const ways = { login, completeWithCode, loginWithPasskey, goToProvider, loginWithProvider };
  return { ...ways, startAgain, challenge, busy, refusal };
}

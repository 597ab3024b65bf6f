import { useState } from 'react';
import { useLoginMutation } from '../../generated/Login';
import { readFailure } from '../../platform/errors/readFailure';
import type { RequestFailure } from '../../platform/errors/RequestFailure';
import { browserSession } from './browserSession';
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

/** Signs in. Keeps a refusal for the form to show, and keeps the input. */
export function useLogin() {
  const beginSession = useBeginSession();
  const [mutate, { loading }] = useLoginMutation({ context: browserSession });
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function login(credentials: Credentials): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await mutate({ variables: { input: credentials } });
      if (data) await beginSession(data.login);
    } catch (error) {
      setRefusal(refusalOf(readFailure(error)));
    }
  }

  return { login, busy: loading, refusal };
}

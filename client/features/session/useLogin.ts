import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLoginMutation } from '../../generated/Login';
import type { LoginMutation } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { RequestFailure } from '../../platform/errors/RequestFailure';
import type { Session } from './Session';
import { sessionStore } from './sessionStore';

interface Credentials {
  username: string;
  password: string;
}

export interface Refusal {
  failure: RequestFailure;
  /** when it is worth trying again, in ms; null = at once */
  retryAt: number | null;
}

function refusalOf(failure: RequestFailure): Refusal {
  const { retryAfterSeconds } = failure;
  return { failure, retryAt: retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000 };
}

function sessionOf({ accessToken, viewer }: LoginMutation['login']): Session {
  const { did, email, name, vendor } = viewer.account;
  return {
    accessToken,
    role: viewer.role,
    user: {
      did,
      email,
      name,
      vendor: vendor === null ? null : { databaseId: vendor.databaseId, companyName: vendor.companyName },
    },
  };
}

/** Signs in. A refusal is kept for the form to show and leaves what was typed alone. */
export function useLogin() {
  const client = useApolloClient();
  const [mutate, { loading }] = useLoginMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function login(credentials: Credentials): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await mutate({ variables: { input: credentials } });
      if (!data) return;
      await client.clearStore(); // what was loaded as a visitor may look otherwise now
      sessionStore.begin(sessionOf(data.login));
    } catch (error) {
      setRefusal(refusalOf(readFailure(error)));
    }
  }

  return { login, busy: loading, refusal };
}

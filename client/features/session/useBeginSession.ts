import { useApolloClient } from '@apollo/client/react';
import type { LoginMutation } from '../../generated/types';
import { sessionStore } from './sessionStore';
import type { Session } from './Session';

/** Begins the session of an answer that signs somebody in. */
export function useBeginSession(): (answer: LoginMutation['login']) => Promise<void> {
  const client = useApolloClient();
  return async (answer) => {
    await client.clearStore(); // what was loaded as a visitor may look otherwise now
    sessionStore.begin(sessionOf(answer));
  };
}

/** What the browser remembers of an answer that signs somebody in. */
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

import { useApolloClient } from '@apollo/client/react';
import type { LoginMutation } from '../../generated/types';
import { sessionOf } from './sessionOf';
import { sessionStore } from './sessionStore';

/** Begins the session of an answer that signs somebody in. */
export function useBeginSession(): (answer: LoginMutation['login']) => Promise<void> {
  const client = useApolloClient();
  return async (answer) => {
    await client.clearStore(); // what was loaded as a visitor may look otherwise now
    sessionStore.begin(sessionOf(answer));
  };
}

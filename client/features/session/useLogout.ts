import { useApolloClient } from '@apollo/client/react';
import { sessionStore } from './sessionStore';

/** Signs out in all tabs of this browser; the guard leads on from there. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    sessionStore.end('SIGNED_OUT');
    await client.clearStore();
  };
}

import { useApolloClient } from '@apollo/client/react';
import { sessionStore } from './sessionStore';

/** Signs out in all tabs of this browser. The route guard then redirects. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    sessionStore.end('SIGNED_OUT');
    await client.clearStore();
  };
}

import { useApolloClient } from '@apollo/client/react';
import type { Session } from './Session';
import { sessionStore } from './sessionStore';

/**
 * Signs out on the server and in all tabs of this browser. The route guard then redirects. Without a connection the
 * browser still forgets its token; the cookie then counts until the session's end.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    const { session } = sessionStore.get();
    if (session !== null) void endOnServer(session).catch(() => undefined);
    sessionStore.end('SIGNED_OUT');
    await client.clearStore();
  };
}

/** Goes on when the page is left. */
async function endOnServer({ accessToken }: Session): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch('/rest/public/session/logout', { method: 'POST', headers, keepalive: true });
}

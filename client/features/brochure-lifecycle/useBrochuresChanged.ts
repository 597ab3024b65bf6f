import { useApolloClient } from '@apollo/client/react';

/** Call after an ad has changed its status. Drops cached lists and reloads those on the screen. */
export function useBrochuresChanged(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'brochures' });
    client.cache.gc();
    // a list that fails to reload shows its own error
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}

import { useApolloClient } from '@apollo/client/react';

/** After an ad has changed its state: every list that is kept is out of date, and those on the screen load again. */
export function useBrochuresChanged(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'brochures' });
    client.cache.gc();
    // a list that cannot load again says so itself
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}

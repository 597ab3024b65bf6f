import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/useSession';

/**
 * The server draws public pages for visitors. Whoever is signed in may see more, such as an own ad that waits for review:
 * forgets what the page brought along, so that it is asked for once more, with the login.
 */
export function useAskAgainSignedIn(fieldName: 'brochure' | 'brochures', isNeeded: boolean): void {
  const { cache } = useApolloClient();
  const isSignedIn = useSession().session !== null;
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isNeeded || !isSignedIn || hasAsked.current) return;
    hasAsked.current = true;
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }, [cache, fieldName, isNeeded, isSignedIn]);
}

import { useEffect, useRef } from 'react';
import { useSession } from '../session/useSession';
import { useClient } from '../../platform/apollo/useClient';

/**
 * Server-rendered pages show what visitors see. A signed-in user may see more, such as their own pending ad, so this
 * hook drops the hydrated data and requests it again with the login.
 */
export function useAskAgainSignedIn(fieldName: 'brochure' | 'brochures', isNeeded: boolean): void {
  const { cache } = useClient();
  const isSignedIn = useSession().session !== null;
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isNeeded || !isSignedIn || hasAsked.current) return;
    hasAsked.current = true;
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }, [cache, fieldName, isNeeded, isSignedIn]);
}

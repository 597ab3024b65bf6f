import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PageOutcomeContext } from './PageOutcome';

/** True if the server rendered this document for the current address, so it has already decided about it. */
export function useAnsweredByServer(): boolean {
  const isServer = useContext(PageOutcomeContext) !== null;
  const { pathname, search } = useLocation();
  if (isServer) return true;
  const [document] = performance.getEntriesByType('navigation');
  return document?.name.replace(/#.*$/s, '') === window.location.origin + pathname + search;
}

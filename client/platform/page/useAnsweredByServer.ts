import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PageOutcomeContext } from './PageOutcome';

/** Whether this document itself was asked for at this address, so that the server has decided about it already. */
export function useAnsweredByServer(): boolean {
  const isServer = useContext(PageOutcomeContext) !== null;
  const { pathname, search } = useLocation();
  if (isServer) return true;
  const [document] = performance.getEntriesByType('navigation');
  return document?.name.replace(/#.*$/s, '') === window.location.origin + pathname + search;
}

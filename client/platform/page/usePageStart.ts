import { useContext } from 'react';
import { useLocation } from 'react-router';
import { PageOutcomeContext, type PageOutcome } from './PageOutcome';

/**
 * The cursor in the address of a "next page" that is read without JavaScript. With JavaScript a list always begins at
 * its beginning and grows, so the browser draws such a page anew.
 */
export function usePageStart(): string | null {
  const outcome = useContext(PageOutcomeContext);
  const { search } = useLocation();
  const after = outcome ? new URLSearchParams(search).get('after') : null;
  if (outcome && after !== null) drawAnew(outcome);
  return after;
}

function drawAnew(outcome: PageOutcome): void {
  outcome.hydrate = false;
}

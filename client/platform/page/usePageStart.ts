import { useContext } from 'react';
import { useLocation } from 'react-router';
import { drawAnew, PageOutcomeContext } from './PageOutcome';

/**
 * The cursor of a "next page" link, for readers without JavaScript. With JavaScript a list always begins at its start
 * and grows, so the browser renders such a page from scratch.
 */
export function usePageStart(): string | null {
  const outcome = useContext(PageOutcomeContext);
  const { search } = useLocation();
  const after = outcome ? new URLSearchParams(search).get('after') : null;
  if (outcome && after !== null) drawAnew(outcome);
  return after;
}

import { useContext } from 'react';
import { drawAnew, PageOutcomeContext } from './PageOutcome';

/** Makes the browser render this page from scratch, because the service worker serves it under other addresses too. */
export function useDrawnAnew(): void {
  const outcome = useContext(PageOutcomeContext);
  if (outcome) drawAnew(outcome);
}

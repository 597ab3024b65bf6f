import { useContext } from 'react';
import { PageOutcomeContext, type PageOutcome } from './PageOutcome';

/** The browser draws this page by itself: the service worker gives it out under other addresses, too. */
export function useDrawnAnew(): void {
  const outcome = useContext(PageOutcomeContext);
  if (outcome) drawAnew(outcome);
}

function drawAnew(outcome: PageOutcome): void {
  outcome.hydrate = false;
}

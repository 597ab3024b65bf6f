import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { JsonLd } from './head/JsonLd';
import type { SharingHeadProps } from './head/SharingHead';

/** What the server has to know of a page beyond its markup. */
export interface PageOutcome {
  status: number;
  /** false: the browser draws this page anew instead of taking the server's over */
  hydrate: boolean;
  /** the page is at another address of ours */
  redirectTo?: string;
  /** above the screen; drawn by the server alone, so that no browser loads its code */
  notice?: ReactNode;
  /** what shared links show; drawn by the server alone */
  SharingHead?: ComponentType<SharingHeadProps>;
  /** the page in schema.org's words */
  structuredData?: JsonLd[];
}

/** Given by the server while it renders; null in the browser. */
export const PageOutcomeContext = createContext<PageOutcome | null>(null);

/** Says which HTTP status the page stands for. Written while rendering: there are no effects on the server. */
export function usePageStatus(status: number): void {
  const outcome = useContext(PageOutcomeContext);
  if (outcome) recordStatus(outcome, status);
}

/** Errors and pages that are gone are not in the data that are handed over, so the browser has to ask again. */
function recordStatus(outcome: PageOutcome, status: number): void {
  outcome.status = status;
  if (status !== 200 && status !== 404) outcome.hydrate = false;
}

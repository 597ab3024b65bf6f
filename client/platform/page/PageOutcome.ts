import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { JsonLd } from '../../../shared/structured-data/JsonLd';
import type { SharingHeadProps } from './head/SharingHead';

/** 301: the address has moved for good, so search engines replace it. 302: it may be right again. */
export type RedirectStatus = 301 | 302;

/** The facts about a page that the server needs beyond its markup. */
export interface PageOutcome {
  status: number;
  /** false: the browser renders this page from scratch instead of hydrating it */
  hydrate: boolean;
  /** the address within the site to redirect to */
  redirectTo?: string;
  /** of the redirect; absent: 302 */
  redirectStatus?: RedirectStatus;
  /** shown above the screen; only the server renders it, so that no browser loads its code */
  notice?: ReactNode;
  /** the meta elements for shared links; only the server renders them */
  SharingHead?: ComponentType<SharingHeadProps>;
  /** the page's structured data (schema.org) */
  structuredData?: JsonLd[];
}

/** The server provides it while it renders; null in the browser. */
export const PageOutcomeContext = createContext<PageOutcome | null>(null);

/** Makes the browser render this page from scratch. */
export function drawAnew(outcome: PageOutcome): void {
  outcome.hydrate = false;
}

/** Sets the page's HTTP status during rendering, because the server runs no effects. */
export function usePageStatus(status: number): void {
  const outcome = useContext(PageOutcomeContext);
  if (outcome) recordStatus(outcome, status);
}

/** The hydration payload has no errors and no gone pages, so the browser must ask again. */
function recordStatus(outcome: PageOutcome, status: number): void {
  outcome.status = status;
  if (status !== 200 && status !== 404) drawAnew(outcome);
}

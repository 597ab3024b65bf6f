import { useContext } from 'react';
import type { JsonLd } from './JsonLd';
import { PageOutcomeContext, type PageOutcome } from '../PageOutcome';
import { SiteUrlContext } from '../contexts/SiteUrlContext';

/** Says in schema.org's words what the page shows. Only the server writes it; the browser has no use for it. */
export function useStructuredData(describe: (siteUrl: string) => JsonLd[]): void {
  const outcome = useContext(PageOutcomeContext);
  const siteUrl = useContext(SiteUrlContext);
  if (outcome) recordStructuredData(outcome, describe(siteUrl));
}

function recordStructuredData(outcome: PageOutcome, things: JsonLd[]): void {
  outcome.structuredData = things;
}

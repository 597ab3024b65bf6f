import { useContext } from 'react';
import type { JsonLd } from '../../../../shared/structured-data/JsonLd';
import { PageOutcomeContext, type PageOutcome } from '../PageOutcome';
import { SiteUrlContext } from '../contexts/SiteUrlContext';

/** Adds schema.org data about the page. Only the server writes them; the browser does not need them. */
export function useStructuredData(describe: (siteUrl: string) => JsonLd[]): void {
  const outcome = useContext(PageOutcomeContext);
  const siteUrl = useContext(SiteUrlContext);
  if (outcome) recordStructuredData(outcome, describe(siteUrl));
}

function recordStructuredData(outcome: PageOutcome, things: JsonLd[]): void {
  outcome.structuredData = things;
}

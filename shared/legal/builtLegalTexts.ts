import { advertisingConditions } from './advertisingConditions';
import { collectionNotice } from './collectionNotice';
import { firstTerms } from './firstTerms';
import { furtherTerms } from './furtherTerms';
import { lastTerms } from './lastTerms';
import type { LegalKind } from './legalKinds';
import type { LegalSection } from './LegalSection';
import { privacySections } from './privacySections';

interface Facts {
  siteName: string;
  keptData: Parameters<typeof privacySections>[1];
}

/** Returns a legal text as built, with the name of the site. */
export function builtLegalText(kind: LegalKind, { siteName, keptData }: Facts): readonly LegalSection[] {
  switch (kind) {
    case 'TERMS':
      return [...firstTerms(siteName), ...furtherTerms, ...lastTerms];
    case 'PRIVACY':
      return privacySections(siteName, keptData);
    case 'COLLECTION':
      return collectionNotice(siteName);
    case 'ADVERTISING':
      return advertisingConditions(siteName);
  }
}

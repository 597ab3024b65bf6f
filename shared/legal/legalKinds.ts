export const legalKinds = ['TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The first day of the built texts, which are version 1 of each (docs/rules/legal-texts.md#versions). */
export const builtLegalDays: Readonly<Record<LegalKind, string>> = {
  TERMS: '2024-04-28',
  PRIVACY: '2024-04-28',
  COLLECTION: '2026-11-27',
  ADVERTISING: '2026-11-27',
};

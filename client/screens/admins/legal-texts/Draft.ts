import type { LegalTextsScreenQuery } from '../../../generated/types';

export type Draft = LegalTextsScreenQuery['legalDrafts'][number];

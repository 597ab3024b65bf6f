import { reviewKinds } from '../../../features/reviews/reviewKinds';
import type { BrochureType, PendingReviewKind } from '../../../generated/types';
import { typeLabels } from '../../../generated/brochureTypes';

export interface ReviewFilterValues {
  kind: PendingReviewKind | null;
  type: BrochureType | null;
  /** lists ads that wait for their vendor instead of an administrator */
  isSentBack: boolean;
  q: string;
}

function known<T extends string>(value: string | null, names: Readonly<Record<T, string>>): T | null {
  return (Object.keys(names) as T[]).find((name) => name === value) ?? null;
}

export function parseReviewFilters(query: URLSearchParams): ReviewFilterValues {
  return {
    kind: known(query.get('kind'), reviewKinds),
    type: known(query.get('type'), typeLabels),
    isSentBack: query.get('sent-back') === 'yes',
    q: query.get('q') ?? '',
  };
}

/** The inverse of the parser; omits filters that are not set. */
export function printReviewFilters({ kind, type, isSentBack, q }: ReviewFilterValues): URLSearchParams {
  const parts = { q, kind: kind ?? '', type: type ?? '', 'sent-back': isSentBack ? 'yes' : '' };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

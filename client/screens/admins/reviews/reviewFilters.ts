import { reviewKinds } from '../../../features/reviews/reviewKinds';
import type { BrochureType, PendingReviewKind } from '../../../generated/types';
import { typeLabels } from '../../../generated/brochureTypes';

export interface ReviewFilterValues {
  kind: PendingReviewKind | null;
  type: BrochureType | null;
  /** lists ads that wait for their vendor instead of an administrator */
  isSentBack: boolean;
  /** whose ads: all, the own ones, or nobody’s */
  whose: 'mine' | 'nobody' | null;
  q: string;
}

export const whoseNames = { mine: 'For me', nobody: 'For nobody' } as const;

function known<T extends string>(value: string | null, names: Readonly<Record<T, string>>): T | null {
  return (Object.keys(names) as T[]).find((name) => name === value) ?? null;
}

export function parseReviewFilters(query: URLSearchParams): ReviewFilterValues {
  return {
    kind: known(query.get('kind'), reviewKinds),
    type: known(query.get('type'), typeLabels),
    isSentBack: query.get('sent-back') === 'yes',
    whose: known(query.get('whose'), whoseNames),
    q: query.get('q') ?? '',
  };
}

/** The inverse of the parser; omits filters that are not set. */
export function printReviewFilters({ kind, type, isSentBack, whose, q }: ReviewFilterValues): URLSearchParams {
  const parts = { q, kind: kind ?? '', type: type ?? '', 'sent-back': isSentBack ? 'yes' : '', whose: whose ?? '' };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

import type { BrochureFilter } from '../../../generated/types';
import { brochureTypes, isFromSource } from '../../../generated/brochureTypes';

export const doubts = {
  any: 'Missing or doubtful',
  none: 'Without a position',
} as const;

export type Doubt = keyof typeof doubts;

export interface PositionFilterValues {
  doubt: Doubt;
  q: string;
}

/** Excludes tourism ads, whose source provides the position. */
const types = brochureTypes.filter((type) => !isFromSource(type));

export function parsePositionFilters(query: URLSearchParams): PositionFilterValues {
  return { doubt: query.get('doubt') === 'none' ? 'none' : 'any', q: query.get('q') ?? '' };
}

/** The inverse of the parser; omits defaults. */
export function printPositionFilters({ doubt, q }: PositionFilterValues): URLSearchParams {
  const parts = { q, doubt: doubt === 'any' ? '' : doubt };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

export function brochureFilter({ doubt, q }: PositionFilterValues): BrochureFilter {
  return {
    statuses: ['PUBLISHED', 'PENDING_REVIEW'],
    types,
    q: q === '' ? null : q,
    dataQuality: doubt === 'none' ? { withoutPosition: true } : { doubtfulPosition: true },
  };
}

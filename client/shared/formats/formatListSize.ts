import { groupThousands } from './groupThousands';
import { plural } from './plural';

interface ListSize {
  totalCount: number;
  offerCount: number;
}

/**
 * The size of a list in words (docs/rules/screens.md#words-on-screens): "12 offers · 34 businesses". Names only what
 * the list has.
 */
export function formatListSize({ totalCount, offerCount }: ListSize): string {
  const businesses = totalCount - offerCount;
  const parts = [
    ...(offerCount > 0 ? [plural(offerCount, 'offer')] : []),
    ...(businesses > 0 ? [`${groupThousands(businesses)} ${businesses === 1 ? 'business' : 'businesses'}`] : []),
  ];
  return parts.join(' · ') || 'No offers or businesses';
}

/** The same where it is not known how many of them are offers. */
export function formatTotal(count: number): string {
  return `${groupThousands(count)} ${count === 1 ? 'offer or business' : 'offers and businesses'}`;
}

import type { FieldError } from '../../../../shared/errors/DomainError';
import type { Brochure } from '../../Brochure';

export type Prices = Pick<Brochure, 'normalPriceCents' | 'discountedPriceCents' | 'normalPriceSince' | 'offerStartsOn'>;

/**
 * Checks the prices of a coupon against each other, for drafts too. It checks changed fields only, so ads from before
 * these rules can still be changed elsewhere. `today` is the day in the ad's own zone.
 */
export function priceProblems(after: Prices, changed: readonly string[], today: string): FieldError[] {
  const { normalPriceCents, discountedPriceCents, normalPriceSince, offerStartsOn } = after;
  const isChanged = (...fields: string[]) => fields.some((field) => changed.includes(field));
  const problems: FieldError[] = [];

  if (normalPriceCents !== null && discountedPriceCents !== null && discountedPriceCents >= normalPriceCents) {
    if (isChanged('normalPriceCents', 'discountedPriceCents')) {
      const message = 'The discounted price has to be below the normal price: correct one of them.';
      problems.push({ field: 'discountedPriceCents', code: 'NOT_BELOW_NORMAL', message });
    }
  }
  if (normalPriceSince === null || !isChanged('normalPriceSince', 'validFrom')) return problems;
  if (normalPriceSince > today) {
    const message = 'The normal price has been charged since a day in the past: give that day.';
    problems.push({ field: 'normalPriceSince', code: 'FUTURE', message });
  } else if (offerStartsOn !== null && normalPriceSince >= offerStartsOn) {
    const message = 'The normal price has to be charged before the offer begins: give an earlier day.';
    problems.push({ field: 'normalPriceSince', code: 'NOT_BEFORE_START', message });
  }
  return problems;
}

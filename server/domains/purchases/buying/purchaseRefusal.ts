import { DomainError } from '../../../shared/errors/DomainError';
import type { PurchaseOutcome } from './PurchaseOutcome';

type Refused = Exclude<PurchaseOutcome, { kind: 'PURCHASED' }>;

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Returns an outcome without a coupon as an error for REST and forms; a higher price comes with the new figures. */
export function purchaseRefusal(outcome: Refused): DomainError {
  if (outcome.kind !== 'OFFER_CHANGED') return new DomainError(outcome.kind, outcome.message);
  const { discountedPriceCents, normalPriceCents, discountCents } = outcome.figures;
  const extensions = {
    discountedPrice: dollars(discountedPriceCents),
    normalPrice: dollars(normalPriceCents),
    discount: dollars(discountCents),
  };
  return new DomainError(outcome.kind, outcome.message, { extensions });
}

import { DomainError } from '../../../../shared/errors/DomainError';
import { formatDollars } from '../../../../shared/money/formatDollars';
import type { Config } from '../../../../platform/config/Config';
import { Brochure } from '../../../brochures/Brochure';
import type { CouponPurchase } from '../../CouponPurchase';
import { heldFrom } from '../../holding/heldFrom';
import { notConfirmedInTime } from '../../holding/notConfirmedInTime';
import { problemOfHolding } from '../limits/limitProblem';
import { paceRefusal, type NetworkPace } from '../limits/networkPace';
import { noSuchCoupon } from '../noSuchCoupon';
import { offerFigures } from '../offerFigures';
import type { OfferChanged, SaleProblem } from '../PurchaseOutcome';
import { isOffered, saleProblem } from '../saleProblem';

/** Somebody who wants a coupon of the ad, as the rules see them. */
export interface Applicant {
  brochureId: number;
  email: string;
  /** the address as the SQL function `fold_email` spells it */
  person: string;
  /** the same key always returns the same coupon */
  idempotencyKey: string | null;
  /** the highest price that the buyer accepts; null: any */
  expectedPriceCents: number | null;
  /** keyed hash of the buyer's network */
  networkHash: string;
  /** all callers have one network, because the proxy before them is not named */
  isAddressShared: boolean;
  purchases: Config['purchases'];
  now: Date;
}

/** What the database has while the ad is locked. */
export interface SaleFacts {
  brochure: Brochure | null;
  /** how many coupons of the ad each person has */
  held: ReadonlyMap<string, number>;
  /** purchases with a key of the applicants */
  byKey: ReadonlyMap<string, CouponPurchase>;
  /** what each network has had of the ad within the hour */
  paces: ReadonlyMap<string, NetworkPace>;
}

export type SaleDecision =
  | { kind: 'SELL'; heldUntil: Date | null }
  /** the coupon that the applicant at this place gets now */
  | { kind: 'SAME'; as: number }
  | { kind: 'KNOWN'; purchase: CouponPurchase }
  | { kind: 'REFUSE'; problem: SaleProblem | OfferChanged }
  | { kind: 'FAIL'; error: DomainError };

/**
 * Decides in their order what each of those gets who want a coupon of one ad at one moment; what one gets counts for the next
 * (docs/rules/prices-and-coupons.md#never-oversold).
 */
export function decideSales(applicants: readonly Applicant[], facts: SaleFacts): SaleDecision[] {
  const brochure = facts.brochure && Object.assign(new Brochure(), facts.brochure);
  const held = new Map(facts.held);
  const paces = new Map(facts.paces);
  const soldByKey = new Map<string, number>();
  return applicants.map((applicant, at) => {
    const { idempotencyKey: key, person, networkHash } = applicant;
    const earlier = key === null ? undefined : soldByKey.get(key);
    if (earlier !== undefined) {
      const isSame = applicants[earlier]?.email === applicant.email;
      return isSame ? { kind: 'SAME', as: earlier } : { kind: 'FAIL', error: keyReused() };
    }
    const purchase = key === null ? undefined : facts.byKey.get(key);
    // before any refusal, so that a repeat returns the coupon even when the offer is sold out
    const decision = purchase
      ? sameAsBefore(purchase, applicant)
      : decide(applicant, brochure, { held: held.get(person) ?? 0, pace: paces.get(networkHash) });
    if (decision.kind !== 'SELL' || !brochure) return decision;
    brochure.numberOfCouponsPurchased += 1;
    held.set(person, (held.get(person) ?? 0) + 1);
    const { taken, first } = paces.get(networkHash) ?? { taken: 0, first: null };
    paces.set(networkHash, { taken: taken + 1, first: first ?? applicant.now });
    if (key !== null) soldByKey.set(key, at);
    return decision;
  });
}

function decide(
  applicant: Applicant,
  brochure: Brochure | null,
  { held, pace = { taken: 0, first: null } }: { held: number; pace: NetworkPace | undefined },
): SaleDecision {
  const { now, purchases, isAddressShared, expectedPriceCents } = applicant;
  if (!brochure || !isOffered(brochure, now)) return { kind: 'FAIL', error: noSuchCoupon() };
  const problem = saleProblem(brochure, now);
  if (problem?.kind === 'ENDED') return { kind: 'REFUSE', problem };
  const refusal = problemOfHolding(applicant, brochure, held) ?? problem;
  if (refusal) return { kind: 'REFUSE', problem: refusal };
  // coupons without a number cannot be used up and have no pace
  const taken = brochure.couponsUnlimited ? 0 : pace.taken + 1;
  if (taken > purchases.perNetwork && !isAddressShared) return { kind: 'FAIL', error: paceRefusal(pace, now) };
  const changed = offerChanged(brochure, expectedPriceCents);
  if (changed) return { kind: 'REFUSE', problem: changed };
  // neither a number nor unlimited
  if (!brochure.couponsUnlimited && brochure.numberOfCoupons === null) return { kind: 'FAIL', error: offerIsOdd() };
  return { kind: 'SELL', heldUntil: taken > purchases.heldAfter ? heldFrom(now) : null };
}

const offerIsOdd = (): DomainError => new DomainError('CONFLICT', 'This offer has changed just now. Try again.');

/** Returns null when the coupon costs no more than the shown price. */
function offerChanged(brochure: Brochure, expectedPriceCents: number | null): OfferChanged | null {
  const figures = offerFigures(brochure);
  if (!figures || expectedPriceCents === null || figures.discountedPriceCents <= expectedPriceCents) return null;
  const [now, shown] = [figures.discountedPriceCents, expectedPriceCents].map(formatDollars);
  const message = `This offer costs ${now} now; ${shown} was shown. Nothing is reserved: send again if you accept the new price.`;
  return { kind: 'OFFER_CHANGED', message, figures };
}

/** A key belongs to one purchase. With another buyer or ad it is an error, so that it never reveals a coupon. */
function sameAsBefore(known: CouponPurchase, { brochureId, email }: Applicant): SaleDecision {
  if (known.brochureId !== brochureId || known.email !== email) return { kind: 'FAIL', error: keyReused() };
  if (known.voidReason === 'UNCONFIRMED') return { kind: 'FAIL', error: notConfirmedInTime() };
  if (known.voidedAt === null) return { kind: 'KNOWN', purchase: known };
  return { kind: 'FAIL', error: new DomainError('CONFLICT', 'This coupon was withdrawn. Ask for a new one.') };
}

function keyReused(): DomainError {
  const message = 'This key belongs to another purchase. Make a new one for each.';
  const errors = [{ field: 'idempotencyKey', code: 'KEY_REUSED', message }];
  return new DomainError('VALIDATION_FAILED', message, { errors });
}

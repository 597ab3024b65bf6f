import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { couponsTaken } from '../../../platform/metrics/metrics';
import { violates } from '../../../platform/database/violates';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { FieldLimits } from '../../brochures/writing/input/FieldLimits';
import { CouponPurchase } from '../CouponPurchase';
import { countRefusedPurchase } from '../holding/countRefusedPurchase';
import { problemOfHolding } from './limits/limitProblem';
import { noSuchCoupon } from './noSuchCoupon';
import type { PurchaseOutcome } from './PurchaseOutcome';
import { readBuyer, type Buyer } from './readBuyer';
import { isOffered, saleProblem } from './saleProblem';
import { TriesTogether, type Try } from './limits/TriesTogether';
import { SaleQueue } from './selling/SaleQueue';
import { shownTerms } from '../../../shared/legal/shownTerms';
import { acceptedTerms } from '../../../shared/legal/termsVersion';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { idempotencyKeyPattern } from '../../../shared/validation/idempotencyKeyPattern';
import { whenReminded } from '../../../../shared/coupons/whenReminded';

@InputType({ description: 'Which coupon, and for whom.' })
export class PurchaseCouponInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field({ description: "The buyer's name, 2 to 100 visible characters." })
  @MaxLength(1000, { message: 'A name has at most 100 characters.' })
  name: string;

  @Field({ description: "The buyer's e-mail address. An offer is limited to a number of coupons a person." })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  email: string;

  @Field({ description: 'Whether the buyer accepts the terms; has to be true.' })
  acceptTerms: boolean;

  @Field(() => GraphQLDate, { nullable: true, description: shownTerms })
  termsVersion?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that the buyer was shown, in cents. Is it lower by now, the buyer gets the lower one; is it higher, the answer is CouponOfferChanged. Without it the current price is taken.',
  })
  @FieldLimits('discountedPriceCents')
  expectedPriceCents?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: `Whether to remind the buyer by mail, ${whenReminded}.`,
  })
  remind?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Made anew for each purchase, 8 to 100 printable characters: when an answer is lost, send the same key again and get the same coupon.',
  })
  @IsOptional()
  @Matches(new RegExp(idempotencyKeyPattern), { message: 'A key has 8 to 100 characters of ASCII, without spaces.' })
  idempotencyKey?: string | null;
}

export interface CouponRequest extends Buyer {
  brochureId: number;
  acceptTerms?: boolean | undefined;
  /** of the terms that the form showed; without it the one in force */
  termsVersion?: string | null | undefined;
  /** the price shown to the buyer; without it the current price applies */
  expectedPriceCents?: number | null;
  /** absent: false */
  remind?: boolean | undefined;
  /** the same key always returns the same coupon */
  idempotencyKey?: string | null;
}

/** Reserves a coupon for free, never more than there are (docs/rules/prices-and-coupons.md#meaning-of-a-coupon). */
export async function purchaseCoupon(context: RequestContext, input: CouponRequest): Promise<PurchaseOutcome> {
  authorize(context.viewer, 'purchaseCoupon');
  const { brochureId, expectedPriceCents = null, idempotencyKey = null, remind = false } = input;
  const buyer = readBuyer(input);
  const termsVersion = acceptedTerms(context.clock.now(), input.termsVersion);
  const asked = { ...buyer, context, brochureId, expectedPriceCents, remind, idempotencyKey, termsVersion };
  const startedAt = context.clock.now();
  const refused = await refuseBeforehand(context, asked);
  if (refused) return refused;
  const queue = SaleQueue.of(context);
  const result = await queue.sell(asked).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') {
      await countRefusedPurchase(context, brochureId);
    }
    // a request for another ad used the same key, or the random code exists: try again with the current rows
    const taken = ['coupon_purchases_idempotency_key', 'coupon_purchases_code_key'].some((key) => violates(error, key));
    if (taken) return queue.sell(asked);
    throw error;
  });
  // a repeat returns the coupon that was taken before
  if (result instanceof CouponPurchase && result.purchasedAt >= startedAt) couponsTaken.inc();
  // read after the sale, so that a popular row is not locked longer, and for all of the sale together
  const brochure = await TriesTogether.of(context).readOffer(brochureId);
  if (!brochure) throw noSuchCoupon();
  return result instanceof CouponPurchase ? { kind: 'PURCHASED', brochure, purchase: result } : { ...result, brochure };
}

/**
 * Refuses without transaction and locks while an offer is over or sold out: most who ask for a popular coupon come too late.
 * Returns null when the sale has to decide.
 */
async function refuseBeforehand(context: RequestContext, asked: Try): Promise<PurchaseOutcome | null> {
  const tries = TriesTogether.of(context);
  const brochure = await tries.readOffer(asked.brochureId);
  // of an ad that the public does not see, too, a repeat returns the coupon
  if (!brochure || !isOffered(brochure, context.clock.now())) return null;
  const problem = saleProblem(brochure, context.clock.now());
  if (!problem) return null;
  // read after the offer, because the same request, sent before, may have taken the last coupon in between
  const { isRepeat, held } = await tries.readBuyer(asked);
  if (isRepeat) return null;
  if (problem.kind === 'ENDED') return { ...problem, brochure };
  return { ...(problemOfHolding(context, brochure, held) ?? problem), brochure };
}

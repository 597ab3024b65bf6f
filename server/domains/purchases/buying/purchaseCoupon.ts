import type { EntityManager } from 'typeorm';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { couponsTaken } from '../../../platform/metrics/metrics';
import { violates } from '../../../platform/database/violates';
import { DomainError } from '../../../shared/errors/DomainError';
import { formatDollars } from '../../../shared/money/formatDollars';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { FieldLimits } from '../../brochures/writing/input/FieldLimits';
import { CouponPurchase } from '../CouponPurchase';
import { mailCouponJob } from '../documents/mailCouponJob';
import { countRefusedPurchase } from '../holding/countRefusedPurchase';
import { notConfirmedInTime } from '../holding/notConfirmedInTime';
import { heldFrom } from '../holding/heldFrom';
import { limitProblem, problemOfHolding } from './limits/limitProblem';
import { keepNetworkPace, networkHashOf } from './limits/networkPace';
import { noSuchCoupon } from './noSuchCoupon';
import { offerFigures } from './offerFigures';
import type { OfferChanged, PurchaseOutcome, SaleProblem } from './PurchaseOutcome';
import { readBuyer, type Buyer } from './readBuyer';
import { isOffered, saleProblem } from './saleProblem';
import { takeCoupon } from './takeCoupon';
import { TriesTogether } from './limits/TriesTogether';
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

interface Purchase extends Buyer {
  brochureId: number;
  expectedPriceCents: number | null;
  remind: boolean;
  idempotencyKey: string | null;
  termsVersion: string;
}

/** Reserves a coupon for free, never more than there are (docs/rules/prices-and-coupons.md#meaning-of-a-coupon). */
export async function purchaseCoupon(context: RequestContext, input: CouponRequest): Promise<PurchaseOutcome> {
  authorize(context.viewer, 'purchaseCoupon');
  const { brochureId, expectedPriceCents = null, idempotencyKey = null, remind = false } = input;
  const buyer = readBuyer(input);
  const termsVersion = acceptedTerms(context.clock.now(), input.termsVersion);
  const asked = { ...buyer, brochureId, expectedPriceCents, remind, idempotencyKey, termsVersion };
  const attempt = () =>
    context.database
      .transaction((manager) => purchaseWithin(manager, context, asked))
      .catch((error: unknown) => {
        if (error instanceof NothingTaken) return null;
        throw error;
      });
  const startedAt = context.clock.now();
  const refused = await refuseBeforehand(context, asked);
  if (refused) return refused;
  const result = await attempt().catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') {
      await countRefusedPurchase(context, brochureId);
    }
    // a concurrent request used the same key, or the random code exists: try again with the current rows
    const taken = ['coupon_purchases_idempotency_key', 'coupon_purchases_code_key'].some((key) => violates(error, key));
    if (taken) return attempt();
    throw error;
  });
  // a repeat returns the coupon that was taken before
  if (result instanceof CouponPurchase && result.purchasedAt >= startedAt) couponsTaken.inc();
  // read after the transaction, so that a popular row is not locked longer
  const brochure = await context.database.getRepository(Brochure).findOneByOrFail({ id: asked.brochureId });
  if (result instanceof CouponPurchase) return { kind: 'PURCHASED', brochure, purchase: result };
  const problem = result ?? saleProblem(brochure, context.clock.now()) ?? offerChanged(brochure, expectedPriceCents);
  if (!problem) throw new DomainError('CONFLICT', 'This offer has changed just now. Try again.');
  return { ...problem, brochure };
}

/** Returns null when the coupon costs no more than the shown price. */
function offerChanged(brochure: Brochure, expectedPriceCents: number | null): OfferChanged | null {
  const figures = offerFigures(brochure);
  if (!figures || expectedPriceCents === null || figures.discountedPriceCents <= expectedPriceCents) return null;
  const [now, shown] = [figures.discountedPriceCents, expectedPriceCents].map(formatDollars);
  const message = `This offer costs ${now} now; ${shown} was shown. Nothing is reserved: send again if you accept the new price.`;
  return { kind: 'OFFER_CHANGED', message, figures };
}

/**
 * Refuses without transaction and locks while an offer is over or sold out: most who ask for a popular coupon come too late.
 * Returns null when `purchaseWithin` has to decide.
 */
async function refuseBeforehand(context: RequestContext, asked: Purchase): Promise<PurchaseOutcome | null> {
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

/** @throws NothingTaken when meanwhile the last coupon was taken, the offer ended, or its price rose */
async function purchaseWithin(
  manager: EntityManager,
  context: RequestContext,
  asked: Purchase,
): Promise<CouponPurchase | SaleProblem> {
  const { brochureId, email, idempotencyKey } = asked;
  const now = context.clock.now();
  // serialises one person's requests for one ad; buyers do not wait for each other
  const lock = [`coupon ${brochureId} `, email];
  const [folded] = await manager.query<{ person: string }[]>(
    `SELECT fold_email($2) AS person, pg_advisory_xact_lock(hashtextextended($1 || fold_email($2), 0))`,
    lock,
  );
  const person = folded?.person ?? email;
  // before any refusal, so that a repeat returns the coupon even when the offer is sold out
  const known = idempotencyKey === null ? null : await findByKey(manager, idempotencyKey);
  if (known) return sameAsBefore(known, asked);
  const brochure = await manager.getRepository(Brochure).findOneBy({ id: brochureId });
  if (!brochure) throw noSuchCoupon();
  const problem = saleProblem(brochure, now);
  if (problem?.kind === 'ENDED') return problem;
  const refusal = (await limitProblem(manager, context, brochure, person)) ?? problem;
  if (refusal) return refusal;
  const taken = await keepNetworkPace(manager, context, brochure);
  const heldUntil = taken > context.purchases.heldAfter ? heldFrom(now) : null;
  const id = await nextPurchaseId(manager);
  await context.jobs.enqueue(manager, mailCouponJob, { purchaseId: id });
  // from here on all other buyers of the offer wait until the transaction ends
  const accountId = context.viewer?.accountId ?? null;
  const networkHash = networkHashOf(context);
  const purchase = await takeCoupon(manager, { ...asked, id, accountId, networkHash, heldUntil, now });
  if (!purchase) throw new NothingTaken();
  await recordAudit(manager, context, [
    {
      action: 'purchaseCoupon',
      entityType: 'CouponPurchase',
      entityId: purchase.id,
      before: null,
      after: { brochureId, discountedPriceCents: purchase.discountedPriceCents },
    },
  ]);
  return purchase;
}

/** Rolls back what was written before the coupon. */
class NothingTaken extends Error {}

async function nextPurchaseId(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    `SELECT nextval(pg_get_serial_sequence('coupon_purchases', 'id'))::integer AS id`,
  );
  if (!row) throw new Error('A sequence without a value');
  return row.id;
}

function findByKey(manager: EntityManager, idempotencyKey: string): Promise<CouponPurchase | null> {
  return manager.getRepository(CouponPurchase).findOneBy({ idempotencyKey });
}

/** A key belongs to one purchase. With another buyer or ad it is an error, so that it never reveals a coupon. */
function sameAsBefore(known: CouponPurchase, { brochureId, email }: Purchase): CouponPurchase {
  if (known.brochureId !== brochureId || known.email !== email) {
    const message = 'This key belongs to another purchase. Make a new one for each.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'idempotencyKey', code: 'KEY_REUSED', message }],
    });
  }
  if (known.voidReason === 'UNCONFIRMED') throw notConfirmedInTime();
  if (known.voidedAt !== null) throw new DomainError('CONFLICT', 'This coupon was withdrawn. Ask for a new one.');
  return known;
}

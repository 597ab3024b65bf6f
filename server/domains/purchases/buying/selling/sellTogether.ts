import { In, type EntityManager } from 'typeorm';
import { recordAudits } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { withTrace } from '../../../../platform/jobs/tracedPayload';
import { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { mailCouponJob } from '../../documents/mailCouponJob';
import { countHeld } from '../limits/limitProblem';
import { networkHashOf, readPaces } from '../limits/networkPace';
import type { OfferChanged, SaleProblem } from '../PurchaseOutcome';
import type { Buyer } from '../readBuyer';
import { decideSales, type Applicant, type SaleDecision } from './decideSales';
import { takeCoupons } from './takeCoupons';

export interface SaleTry extends Buyer {
  context: RequestContext;
  brochureId: number;
  expectedPriceCents: number | null;
  remind: boolean;
  idempotencyKey: string | null;
  /** of the terms that the buyer accepts */
  termsVersion: string;
}

export type SaleResult = CouponPurchase | SaleProblem | OfferChanged;

type Member = SaleTry & { inContext: <T>(work: () => T) => T };

/**
 * Sells to all who want a coupon of one ad, in one transaction: each gets a coupon, or the reason why not. One lock of the
 * ad's row, and each kind of row is written for all at once.
 */
export async function sellTogether(
  manager: EntityManager,
  members: readonly Member[],
): Promise<(SaleResult | Error)[]> {
  const [first] = members;
  if (!first) return [];
  const { brochureId } = first;
  const networks = members.map(({ context }) => networkHashOf(context));
  const persons = await lockBuyers(manager, members, networks);
  const applicants = members.map(({ context, ...member }, at) => ({
    ...member,
    person: persons[at] ?? member.email,
    networkHash: networks[at] ?? '',
    isAddressShared: context.isAddressShared,
    purchases: context.purchases,
    now: context.clock.now(),
  }));
  const decisions = decideSales(applicants, {
    // from here on all others who change the ad wait until the transaction ends
    brochure: await manager
      .getRepository(Brochure)
      .findOne({ where: { id: brochureId }, lock: { mode: 'for_no_key_update' } }),
    byKey: await readByKey(manager, members),
    held: await readHeld(manager, first.context.identitySecret, applicants),
    paces: await readPaces(manager, brochureId, applicants),
  });
  const sold = await write(manager, members, applicants, decisions);
  return decisions.map((decision, at) => {
    if (decision.kind === 'FAIL') return decision.error;
    if (decision.kind === 'REFUSE') return decision.problem;
    if (decision.kind === 'KNOWN') return decision.purchase;
    const purchase = sold.get(decision.kind === 'SAME' ? decision.as : at);
    return purchase ?? new Error('A coupon was sold and is not there.');
  });
}

/**
 * Returns how each address is spelled to compare people. Locks keys, so that one key of two ads is decided once; then persons
 * and networks as servers of the version before do, which lock the ad last: they may run beside this one. In one order, so
 * that no two wait for each other.
 */
async function lockBuyers(
  manager: EntityManager,
  members: readonly Member[],
  networks: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ person: string }[]>(
    `WITH asked AS MATERIALIZED (
       SELECT place, fold_email(email) AS person, network, purchase_key
       FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS asked (email, network, purchase_key, place)
     ), locked AS MATERIALIZED (
       SELECT pg_advisory_xact_lock(key) FROM (
         SELECT 0 AS rank, hashtextextended('purchase key ' || purchase_key, 0) AS key FROM asked
         WHERE purchase_key IS NOT NULL
         UNION
         SELECT 1, hashtextextended('coupon ' || $1 || ' ' || person, 0) FROM asked
         UNION
         SELECT 2, hashtextextended('network ' || $1 || ' ' || network, 0) FROM asked WHERE network IS NOT NULL
         ORDER BY rank, key
       ) AS keys
     )
     SELECT person, (SELECT count(*) FROM locked) AS locks FROM asked ORDER BY place`,
    [
      String(members[0]?.brochureId),
      members.map(({ email }) => email),
      // a network of everybody would make all wait for each other
      members.map(({ context }, at) => (context.isAddressShared ? null : networks[at])),
      members.map(({ idempotencyKey }) => idempotencyKey),
    ],
  );
  return rows.map(({ person }) => person);
}

async function readByKey(
  manager: EntityManager,
  members: readonly Member[],
): Promise<ReadonlyMap<string, CouponPurchase>> {
  const keys = members.flatMap(({ idempotencyKey }) => (idempotencyKey === null ? [] : [idempotencyKey]));
  if (keys.length === 0) return new Map();
  const found = await manager.getRepository(CouponPurchase).findBy({ idempotencyKey: In(keys) });
  return new Map(found.map((purchase) => [purchase.idempotencyKey ?? '', purchase]));
}

async function readHeld(
  manager: EntityManager,
  identitySecret: string,
  applicants: readonly Applicant[],
): Promise<ReadonlyMap<string, number>> {
  const persons = [...new Map(applicants.map(({ brochureId, person }) => [person, { brochureId, person }])).values()];
  const held = await countHeld(manager, identitySecret, persons);
  return new Map(persons.map(({ person }, at) => [person, held[at] ?? 0]));
}

/** Returns the coupons by the places of their buyers. */
async function write(
  manager: EntityManager,
  members: readonly Member[],
  applicants: readonly Applicant[],
  decisions: readonly SaleDecision[],
): Promise<ReadonlyMap<number, CouponPurchase>> {
  const buyers = decisions.flatMap((decision, at) => {
    const [member, applicant] = [members[at], applicants[at]];
    if (decision.kind !== 'SELL' || !member || !applicant) return [];
    const { heldUntil } = decision;
    const accountId = member.context.viewer?.accountId ?? null;
    return [{ at, member, taking: { ...member, ...applicant, accountId, heldUntil } }];
  });
  const [first] = buyers;
  if (!first) return new Map();
  const takings = buyers.map(({ taking }) => taking);
  const purchases = await takeCoupons(manager, first.member.brochureId, takings);
  const sold = buyers.flatMap(({ at, member }, place) => {
    const purchase = purchases[place];
    return purchase ? [{ at, member, purchase }] : [];
  });
  await recordAudits(
    manager,
    sold.map(({ member, purchase }) => ({
      actor: member.context,
      change: {
        action: 'purchaseCoupon',
        entityType: 'CouponPurchase',
        entityId: purchase.id,
        before: null,
        after: { brochureId: purchase.brochureId, discountedPriceCents: purchase.discountedPriceCents },
      },
    })),
  );
  const payloads = sold.map(({ member, purchase }) => member.inContext(() => withTrace({ purchaseId: purchase.id })));
  await first.member.context.jobs.enqueueAll(manager, mailCouponJob, payloads);
  return new Map(sold.map(({ at, purchase }) => [at, purchase]));
}

import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { recipientHashOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { isEmailAddress } from '../../../shared/emails/isEmailAddress';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { Brochure } from '../../brochures/Brochure';
import { noSuchCoupon } from '../buying/noSuchCoupon';
import { saleProblem } from '../buying/saleProblem';
import { CouponWait } from './CouponWait';

interface WaitRequest {
  brochureId: number;
  email: string;
  /** the honeypot */
  website: string;
}

/** Limits what a stranger can ask for in the name of an address. */
const mostWaits = 10;

/**
 * Remembers an address that wants one mail when a coupon of a sold-out offer returns
 * (docs/rules/prices-and-coupons.md#waiting-list). Returns false if a coupon is left, so nobody has to wait. The outcome
 * is otherwise the same for every address.
 * @throws VALIDATION_FAILED for a wrong address; NOT_FOUND and ENDED for an offer without coupons to come
 */
export async function joinWaitingList(context: RequestContext, input: WaitRequest): Promise<boolean> {
  authorize(context.viewer, 'joinWaitingList');
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) {
    const message = 'Please enter a valid email address.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
  }
  const { brochureId, website } = input;
  const brochure = await context.database.getRepository(Brochure).findOneBy({ id: brochureId });
  if (!brochure) throw noSuchCoupon();
  const problem = saleProblem(brochure, context.clock.now());
  if (!problem) return false;
  if (problem.kind !== 'SOLD_OUT') throw new DomainError(problem.kind, problem.message);
  if (website.trim() === '') {
    await context.database.transaction((manager) => joinWithin(manager, context, { brochureId, email }));
  }
  return true;
}

async function joinWithin(
  manager: EntityManager,
  context: RequestContext,
  { brochureId, email }: Pick<CouponWait, 'brochureId' | 'email'>,
): Promise<void> {
  // serialises the requests of one address, so that the limit holds
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`coupon wait ${email}`]);
  if ((await manager.getRepository(CouponWait).countBy({ email })) >= mostWaits) return;
  const [wait] = await manager.query<{ id: number }[]>(
    `INSERT INTO coupon_waits (brochure_id, email, recipient_hash, requested_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (brochure_id, fold_email(email)) DO NOTHING RETURNING id`,
    [brochureId, email, recipientHashOf(context.identitySecret, email), context.clock.now()],
  );
  if (!wait) return;
  await recordAudit(manager, context, [
    { action: 'joinWaitingList', entityType: 'CouponWait', entityId: wait.id, before: null, after: { brochureId } },
  ]);
}

import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { lastMailAt } from '../../../platform/mailer/delivery/lastMailAt';
import { queueMail } from '../../../platform/mailer/queueMail';
import { cutText } from '../../../shared/text/cutText';
import { Account } from '../../accounts/Account';
import { keepsAds } from '../../accounts/keepsAds';
import { Brochure } from '../../brochures/Brochure';
import { formatCouponCode } from '../codes/formatCouponCode';
import { CouponPurchase } from '../CouponPurchase';
import { isUnconfirmed } from '../holding/isUnconfirmed';
import type { ToldVoidReason } from '../VoidReason';

const minutesBetweenMails = 60;

const who: Record<ToldVoidReason, string> = {
  ADMINISTRATOR: 'We have cancelled a coupon',
  BUYER: 'The buyer has cancelled a coupon',
};

/**
 * Tells the owners and editors of the ad's company that a coupon is void, at most once an hour for each ad: the list of
 * buyers shows the others. The mail names the code, not the buyer. Not of a coupon that nobody confirmed.
 */
export async function mailVoidedCouponToVendor(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>,
  { id, reason }: { id: number; reason: ToldVoidReason },
): Promise<void> {
  const purchase = await manager.getRepository(CouponPurchase).findOneByOrFail({ id });
  if (isUnconfirmed(purchase)) return;
  const { brochureId, code, title } = purchase;
  const { vendorId } = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
  if (vendorId === null) return;
  const logins = await manager.getRepository(Account).findBy({ vendorId, ...keepsAds });
  const topic = `voided-coupon-of:${brochureId}`;
  const now = context.clock.now();
  for (const { email: to } of logins) {
    const last = await lastMailAt(manager, { topic, recipient: to });
    if (last !== null && now.getTime() - last.getTime() < minutesBetweenMails * 60_000) continue;
    await queueMail(manager, context, {
      eventKey: `${topic}:${id}:${to}`,
      to,
      subject: `A coupon was cancelled: ${cutText(title, 100)}`,
      ...composeMail([
        'Hello,',
        `${who[reason]} of your offer “${title}”. Do not accept it any more; its place is free again.`,
        { term: 'Code', value: formatCouponCode(code) },
        { label: 'All buyers', url: `${context.publicUrl}/vendor/coupons?brochure=${brochureId}` },
        'Further cancellations of this offer within an hour are in that list only.',
      ]),
    });
  }
}

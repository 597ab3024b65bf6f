import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Brochure } from '../../brochures/Brochure';
import { brochurePagePath } from '../../previews/brochurePagePath';
import { formatCouponCode } from '../codes/formatCouponCode';
import { CouponPurchase } from '../CouponPurchase';
import type { ToldVoidReason } from '../VoidReason';

const sentences: Record<ToldVoidReason, string> = {
  ADMINISTRATOR:
    'Your coupon was cancelled, and its code is no longer valid. Reply to this mail if you have a question.',
  BUYER: 'You cancelled your coupon. Its code is no longer valid, and somebody else can take its place.',
};

/** Tells the buyer that a coupon is void, once. The mail holds none of the text that the buyer typed. */
export async function mailVoidedCoupon(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>,
  { id, reason }: { id: number; reason: ToldVoidReason },
): Promise<void> {
  const { brochureId, code, email, title } = await manager.getRepository(CouponPurchase).findOneByOrFail({ id });
  const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
  await queueMail(manager, context, {
    eventKey: `coupon:${id}:voided`,
    to: email,
    subject: `Cancelled: ${title}`,
    ...composeMail([
      'Hello,',
      sentences[reason],
      { term: 'Code', value: formatCouponCode(code) },
      { label: 'The offer on the web', url: context.publicUrl + brochurePagePath(brochure) },
    ]),
  });
}

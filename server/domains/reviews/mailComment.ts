import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { queueMail } from '../../platform/mailer/queueMail';
import { Account } from '../accounts/Account';
import type { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/displayTitle';
import { brochurePageUrl } from '../previews/brochurePageUrl';
import { Vendor } from '../vendors/Vendor';
import { commentMail } from './commentMail';
import { recipientsOf } from './recipientsOf';
import type { ReviewDecision } from './ReviewDecision';

interface Comment {
  reviewId: number;
  brochure: Brochure;
  isChange: boolean;
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  comment: string;
}

/** Tells the vendor what the administrator said: its logins, or else the address that the ad gives for enquiries. */
export async function mailComment(
  manager: EntityManager,
  context: RequestContext,
  { reviewId, brochure, ...said }: Comment,
): Promise<void> {
  const { id: brochureId, vendorId } = brochure;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const hasLogin =
    vendorId !== null && (await manager.getRepository(Account).existsBy({ vendorId, suspendedAt: IsNull() }));
  const mail = commentMail({
    ...said,
    brochureId,
    title: displayTitle(brochure, vendor) || 'without a title',
    vendorId: hasLogin ? vendorId : null,
    publicUrl: context.publicUrl,
    pageUrl: await brochurePageUrl(context, brochure),
  });
  for (const to of await recipientsOf(manager, brochure)) {
    await queueMail(manager, context, { eventKey: `review:${reviewId}:${to}`, to, ...mail });
  }
}

import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { composeMail } from '../../platform/mailer/composeMail';
import { queueMail } from '../../platform/mailer/queueMail';
import type { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/displayTitle';
import { Vendor } from '../vendors/Vendor';
import { recipientsOf } from './recipientsOf';

interface Comment {
  reviewId: number;
  brochure: Brochure;
  comment: string;
}

/** Tells the vendor what the administrator said: its logins, or else the address that the ad gives for enquiries. */
export async function mailComment(
  manager: EntityManager,
  context: RequestContext,
  { reviewId, brochure, comment }: Comment,
): Promise<void> {
  const vendor =
    brochure.vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: brochure.vendorId });
  const title = displayTitle(brochure, vendor);
  const mail = composeMail([
    'Hello,',
    `We have looked at your ad "${title}" (number ${brochure.id}) and cannot take it as it is:`,
    comment,
    { label: 'Open the ad', url: `${context.publicUrl}/vendor/brochure/manage/${brochure.id}` },
    'Thank you, and kind regards.',
  ]);
  for (const to of await recipientsOf(manager, brochure)) {
    const subject = `Your ad "${title}"`;
    await queueMail(manager, context, { eventKey: `review:${reviewId}:${to}`, to, subject, ...mail });
  }
}

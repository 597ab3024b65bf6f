import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import type { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { Vendor } from '../../vendors/Vendor';
import { recipientsOf } from '../recipientsOf';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';

interface Answer {
  requestId: number;
  brochure: Brochure;
  isArchived: boolean;
  answer: string | null;
}

/** Mails the vendor the decision about its request. */
export async function mailDecision(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>,
  { requestId, brochure, isArchived, answer }: Answer,
): Promise<void> {
  const { id, vendorId } = brochure;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const title = displayTitle(brochure, vendor);
  const ad = `your ad “${title}” (number ${id})`;
  const own = vendorId === null ? '/login' : `/vendor/${vendorId}/brochures`;
  const mail = composeMail([
    'Hello,',
    isArchived
      ? `As you asked, ${ad} is archived: visitors no longer see it.`
      : `You asked us to archive ${ad}. It stays as it is, and this is why:`,
    ...(answer === null ? [] : [answer]),
    { label: 'Your ads', url: `${context.publicUrl}${own}` },
    mailClosing(),
  ]);
  for (const to of await recipientsOf(manager, brochure)) {
    const subject = isArchived ? `Archived: your ad “${title}”` : `Your ad “${title}” stays`;
    await queueMail(manager, context, { eventKey: `archive-request:${requestId}:${to}`, to, subject, ...mail });
  }
}

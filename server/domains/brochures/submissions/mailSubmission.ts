import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { lastMailAt } from '../../../platform/mailer/delivery/lastMailAt';
import { queueMail } from '../../../platform/mailer/queueMail';
import { cutText } from '../../../shared/text/cutText';
import { Vendor } from '../../vendors/Vendor';
import type { Brochure } from '../Brochure';
import { displayTitle } from '../computed/displayTitle';

const minutesBetweenMails = 60;

interface Submission {
  brochure: Brochure;
  /** true: a change of a published ad; false: the ad itself */
  isChange: boolean;
}

/**
 * Mails the site's contact address that a vendor has sent something to be reviewed, at most once an hour for each
 * company; the queue of reviews shows the rest (docs/rules/mails.md#steps-of-an-ad).
 */
export async function mailSubmission(
  manager: EntityManager,
  context: RequestContext,
  { brochure, isChange }: Submission,
): Promise<void> {
  const { id, vendorId } = brochure;
  const to = context.mailSender.contactEmail;
  const topic = vendorId === null ? `submitted:ad:${id}` : `submitted:vendor:${vendorId}`;
  const now = context.clock.now();
  const last = await lastMailAt(manager, { topic, recipient: to });
  if (last !== null && now.getTime() - last.getTime() < minutesBetweenMails * 60_000) return;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const title = displayTitle(brochure, vendor) || `number ${id}`;
  const what = isChange ? 'a change of the ad' : 'the ad';
  await queueMail(manager, context, {
    eventKey: `${topic}:${id}:${now.getTime()}`,
    to,
    subject: `${isChange ? 'A change' : 'An ad'} waits for review: ${cutText(title, 100)}`,
    ...composeMail([
      `${vendor?.companyName ?? 'A vendor'} has sent ${what} “${title}” (number ${id}).`,
      { label: 'Review it', url: `${context.publicUrl}/admin/reviews/${id}` },
      { label: 'All that waits', url: `${context.publicUrl}/admin/reviews` },
    ]),
  });
}

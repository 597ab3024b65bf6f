import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { MailPart } from '../../platform/mailer/composing/MailPart';
import type { ReviewDecision } from './ReviewDecision';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';

interface Given {
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  /** true if the review was about a change, false if about the whole ad */
  isChange: boolean;
  comment: string;
  /** the ad's title, never empty */
  title: string;
  brochureId: number;
  /** the vendor whose logins get the mail; null for a recipient without a login */
  vendorId: number | null;
  publicUrl: string;
  /** page for recipients without a login; while the ad is in review, with a preview token */
  pageUrl: string;
}

/**
 * Returns the mail with an administrator's comment, its consequence for the ad, and a link that the recipient can open.
 */
export function commentMail(given: Given): { subject: string; text: string; html: string } {
  const { decision, isChange, comment, title, vendorId } = given;
  const subject =
    decision === 'REJECT'
      ? `We can’t publish ${isChange ? 'the change of ' : ''}your ad “${title}”`
      : `Please change your ad “${title}”`;
  return {
    subject,
    ...composeMail([
      'Hello,',
      sentence(given),
      comment,
      ...link(given),
      vendorId === null
        ? 'Answer this mail to tell us what to change, or to ask.'
        : 'Questions? Just answer this mail.',
      mailClosing(),
    ]),
  };
}

function sentence({ decision, isChange, title, brochureId }: Given): string {
  const ad = `your ad “${title}” (number ${brochureId})`;
  if (decision === 'REJECT') {
    return isChange
      ? `Thanks for the change of ${ad}. We can’t publish it, so the ad stays as it was. This is why:`
      : `Thanks for ${ad}. We can’t publish it and have archived it. This is why:`;
  }
  return isChange
    ? `Thanks for the change of ${ad}. Before it goes online, please look at this; until then the ad stays as it was:`
    : `Thanks for ${ad}. Before it goes online, please look at this:`;
}

function link({ decision, isChange, brochureId, vendorId, publicUrl, pageUrl }: Given): MailPart[] {
  const isArchived = decision === 'REJECT' && !isChange;
  if (vendorId === null) return isArchived ? [] : [{ label: 'See your ad', url: pageUrl }];
  return isArchived
    ? [{ label: 'Your ads', url: `${publicUrl}/vendor/${vendorId}/brochures` }]
    : [{ label: 'Open the ad', url: `${publicUrl}/vendor/brochure/manage/${brochureId}` }];
}

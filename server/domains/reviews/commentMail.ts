import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { MailPart } from '../../platform/mailer/composing/MailPart';
import type { ReviewDecision } from './ReviewDecision';

interface Given {
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  /** a change of an ad was looked at, and not the whole ad */
  isChange: boolean;
  comment: string;
  /** what the ad is called, and never empty */
  title: string;
  brochureId: number;
  /** whose logins it goes to; null: to somebody who has none */
  vendorId: number | null;
  publicUrl: string;
  /** where whoever has no login looks at it; while it waits for review, with a preview token */
  pageUrl: string;
}

/** What an administrator said of an ad, what that means for it, and a link that opens for whoever reads it. */
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
      'Kind regards,\nLocal Offers',
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

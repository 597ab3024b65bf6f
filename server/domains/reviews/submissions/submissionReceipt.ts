import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { cutText } from '../../../shared/text/cutText';

interface Given {
  /** the ad's title, never empty */
  title: string;
  brochureId: number;
  /** the ad's page in the vendor's area */
  ownUrl: string;
}

/** Returns the mail that confirms to a vendor that an ad was sent for review. */
export function submissionReceipt({ title, brochureId, ownUrl }: Given) {
  return {
    subject: `We have your ad: ${cutText(title, 100)}`,
    ...composeMail([
      'Hello,',
      `Thanks for your ad “${title}” (number ${brochureId}). We look at it before visitors can see it, and mail you what we decide.`,
      'Until then you can still change it, or take it back.',
      { label: 'Your ad', url: ownUrl },
      mailClosing(),
    ]),
  };
}

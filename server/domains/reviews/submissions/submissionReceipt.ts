import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { cutText } from '../../../shared/text/cutText';

interface Given {
  /** the ad's title, never empty */
  title: string;
  brochureId: number;
  /** of an ad that is published */
  isChange: boolean;
  /** the ad's page in the vendor's area */
  ownUrl: string;
}

/** Returns the mail that confirms to a vendor that an ad, or a change of one, was sent for review. */
export function submissionReceipt({ title, brochureId, isChange, ownUrl }: Given) {
  const what = isChange ? 'change' : 'ad';
  const thanks = isChange ? `your change of “${title}”` : `your ad “${title}”`;
  return {
    subject: `We have your ${what}: ${cutText(title, 100)}`,
    ...composeMail([
      'Hello,',
      `Thanks for ${thanks} (number ${brochureId}). We look at it before visitors can see it, and mail you what we decide.`,
      isChange
        ? 'Until then they see the ad as it was, and you can still edit the change.'
        : 'Until then you can still change it, or take it back.',
      { label: 'Your ad', url: ownUrl },
      mailClosing(),
    ]),
  };
}

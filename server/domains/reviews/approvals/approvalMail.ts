import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { zoneName } from '../../../shared/dates/zoneName';

interface Given {
  /** true: a change of a published ad was applied; false: the ad was published */
  isChange: boolean;
  title: string;
  brochureId: number;
  /** first day of an ad that visitors do not see yet, YYYY-MM-DD; null: they see it */
  beginsOn: string | null;
  /** of that day */
  timeZone: string;
  /** the ad's public page */
  pageUrl: string;
  /** the recipient's list of ads */
  ownUrl: string;
}

/** Returns the mail that says that an ad, or a change of it, is approved. */
export function approvalMail({ isChange, title, brochureId, beginsOn, timeZone, pageUrl, ownUrl }: Given) {
  const what = isChange ? 'your change' : 'your ad';
  const ad = `${isChange ? 'the change of ' : ''}your ad “${title}” (number ${brochureId})`;
  const seen =
    beginsOn === null
      ? 'Visitors see it now.'
      : `Visitors see it from ${formatAustralianDate(beginsOn)} (${zoneName(timeZone)} time).`;
  return {
    subject: `${what.charAt(0).toUpperCase()}${what.slice(1)} is ${beginsOn === null ? 'online' : 'approved'}: ${title}`,
    ...composeMail([
      'Hello,',
      `We have approved ${ad}. ${seen}`,
      beginsOn === null ? { label: 'See your ad', url: pageUrl } : { label: 'Your ads', url: ownUrl },
      'Something not right? Change it among your ads, or answer this mail.',
      mailClosing(),
    ]),
  };
}

import { composeMail } from '../../platform/mailer/composing/composeMail';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import type { Mail } from '../../platform/mailer/Mail';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';

interface Given {
  brochureId: number;
  /** title of the ad; never empty */
  title: string;
  lastDay: string;
  /** days until the last day is over */
  daysLeft: number;
  /** the vendor whose logins receive it; null: the recipient has no login */
  vendorId: number | null;
  publicUrl: string;
  /** link to unsubscribe */
  optOutUrl: string;
}

/** Returns the mail that says when an ad ends and what happens then. */
export function endReminderMail({
  brochureId,
  title,
  lastDay,
  daysLeft,
  vendorId,
  publicUrl,
  optOutUrl,
}: Given): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    subject: `Your ad ends ${when}: ${title}`,
    ...optionalMail(optOutUrl),
    ...composeMail([
      'Hello,',
      `Your ad “${title}” (number ${brochureId}) is online until ${formatAustralianDate(lastDay)}, which is ${when}.`,
      'After its last day visitors no longer see it, and 30 days later it is archived.',
      vendorId === null
        ? 'If the offer goes on, answer this mail and tell us the new last day.'
        : 'If the offer goes on, renew it among your ads, or answer this mail.',
      vendorId === null
        ? { label: 'See your ad', url: `${publicUrl}/details/${brochureId}` }
        : { label: 'Your ads', url: `${publicUrl}/vendor/${vendorId}/brochures` },
      mailClosing,
    ]),
  };
}

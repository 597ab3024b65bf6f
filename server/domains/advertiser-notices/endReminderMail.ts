import { composeMail } from '../../platform/mailer/composing/composeMail';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import type { Mail } from '../../platform/mailer/Mail';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';

interface Given {
  brochureId: number;
  /** what the ad is called, and never empty */
  title: string;
  lastDay: string;
  /** until the last day is over */
  daysLeft: number;
  /** whose logins it goes to; null: to somebody who has none */
  vendorId: number | null;
  publicUrl: string;
  /** where whoever reads it can ask for no more */
  optOutUrl: string;
}

/** That an ad ends soon, and what happens then. */
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
      'Kind regards,\nLocal Offers',
    ]),
  };
}

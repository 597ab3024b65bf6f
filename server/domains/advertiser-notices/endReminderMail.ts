import { composeMail } from '../../platform/mailer/composing/composeMail';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import type { Mail } from '../../platform/mailer/Mail';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import { zoneName } from '../../shared/dates/zoneName';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';

interface Given {
  brochureId: number;
  /** title of the ad; never empty */
  title: string;
  lastDay: string;
  /** days until the last day is over */
  daysLeft: number;
  /** of the ad, IANA */
  timeZone: string;
  publicUrl: string;
  /** link that renews the ad without a login */
  renewalUrl: string;
  /** link to unsubscribe */
  optOutUrl: string;
}

/** Returns the mail that says when an ad ends and what happens then. */
export function endReminderMail({
  brochureId,
  title,
  lastDay,
  daysLeft,
  timeZone,
  publicUrl,
  renewalUrl,
  optOutUrl,
}: Given): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    subject: `Your ad ends ${when}: ${title}`,
    ...optionalMail(optOutUrl),
    ...composeMail([
      'Hello,',
      `Your ad “${title}” (number ${brochureId}) is online until ${formatAustralianDate(lastDay)} (${zoneName(timeZone)} time), which is ${when}.`,
      'After its last day visitors no longer see it, and 30 days later it is archived.',
      'If the offer goes on, choose a new last day. You need no password, and we look at the day before it holds.',
      { label: 'Renew this ad', url: renewalUrl },
      { label: 'See your ad', url: `${publicUrl}/details/${brochureId}` },
      mailClosing(),
    ]),
  };
}

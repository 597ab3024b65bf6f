import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import type { Mail } from '../../../platform/mailer/Mail';
import { optionalMail } from '../../../platform/mailer/opt-outs/optionalMail';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { zoneName } from '../../../shared/dates/zoneName';
import { cutText } from '../../../shared/text/cutText';
import { couponTokenOf, stopTokenOf } from '../couponTokens';
import { reminderDays } from '../../../../shared/coupons/whenReminded';

interface Reminder {
  did: string;
  title: string;
  validTo: string;
  timeZone: string;
  isLastDay: boolean;
  publicUrl: string;
  identitySecret: string;
}

/** Reminds of a coupon's last day. The mail holds none of the text that the buyer typed, and not the code. */
export function reminderMail({
  did,
  title,
  validTo,
  timeZone,
  isLastDay,
  publicUrl,
  identitySecret,
}: Reminder): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const stopUrl = `${publicUrl}/coupon-reminders/stop?token=${stopTokenOf(identitySecret, did)}`;
  const day = `${formatAustralianDate(validTo)} (${zoneName(timeZone)} time)`;
  return {
    subject: `${isLastDay ? 'Last day today' : `Only ${reminderDays} days left`}: ${cutText(title, 80)}`,
    ...optionalMail(stopUrl),
    ...composeMail([
      'Hello,',
      `You asked us to remind you of your coupon: ${title}. Its last day is ${isLastDay ? 'today, ' : ''}${day}.`,
      { label: 'Show the coupon', url: `${publicUrl}/coupon/${couponTokenOf(identitySecret, did)}` },
      { label: 'No more reminders of this coupon', url: stopUrl, isQuiet: true },
      mailClosing(),
    ]),
  };
}

import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import type { Mail } from '../../../platform/mailer/Mail';
import { optionalMail } from '../../../platform/mailer/opt-outs/optionalMail';
import { cutText } from '../../../shared/text/cutText';
import type { Brochure } from '../../brochures/Brochure';
import { leaveTokenOf } from './waitingTokens';

interface Site {
  publicUrl: string;
  identitySecret: string;
}

/** Says that a coupon of an offer has returned: the only mail about it. */
export function waitingMail(
  { id, title }: Pick<Brochure, 'id' | 'title'>,
  { publicUrl, identitySecret }: Site,
  email: string,
): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const stopUrl = `${publicUrl}/waiting/stop?token=${leaveTokenOf(identitySecret, email)}`;
  const name = title ?? 'the offer';
  return {
    subject: `A coupon is back: ${cutText(name, 80)}`,
    ...optionalMail(stopUrl),
    ...composeMail([
      'Hello,',
      `You asked us to tell you if a coupon returns: ${name}. There is one again. Others hear of it too, and the first to ask gets it.`,
      { label: 'Get the coupon', url: `${publicUrl}/details/${id}/coupon` },
      'This is our only mail about this offer. Do you wait for others too, and want to hear nothing more?',
      { label: 'Stop all such mails', url: stopUrl, isQuiet: true },
      mailClosing(),
    ]),
  };
}

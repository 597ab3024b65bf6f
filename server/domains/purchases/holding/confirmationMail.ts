import { composeMail } from '../../../platform/mailer/composing/composeMail';
import type { Mail } from '../../../platform/mailer/Mail';
import { formatClockTime } from '../../../shared/dates/formatClockTime';
import { zoneName } from '../../../shared/dates/zoneName';
import { confirmTokenOf, couponTokenOf } from '../couponTokens';
import type { CouponDocument } from '../documents/CouponDocument';

interface Held {
  did: string;
  coupon: Pick<CouponDocument, 'title' | 'companyName'>;
  heldUntil: Date;
  timeZone: string;
  publicUrl: string;
  identitySecret: string;
}

/** Asks the buyer to confirm a held coupon. Its link leads to a button, because mail programs fetch links. */
export function confirmationMail({
  did,
  coupon,
  heldUntil,
  timeZone,
  publicUrl,
  identitySecret,
}: Held): Pick<Mail, 'subject' | 'text' | 'html'> {
  const page = `${publicUrl}/coupon/${couponTokenOf(identitySecret, did)}`;
  const name = [coupon.title, coupon.companyName].filter(Boolean).join(', ');
  return {
    subject: `Confirm your coupon: ${coupon.title}`,
    ...composeMail([
      'Hello,',
      `Somebody, probably you, reserved this coupon: ${name}.`,
      `The offer is in great demand just now. Confirm the coupon before ${formatClockTime(heldUntil, timeZone)} (${zoneName(timeZone)} time), or somebody else can take it.`,
      { label: 'Confirm the coupon', url: `${page}?confirm=${confirmTokenOf(identitySecret, did)}` },
      'If you didn’t ask for it, just ignore this mail: it costs you nothing.',
    ]),
  };
}

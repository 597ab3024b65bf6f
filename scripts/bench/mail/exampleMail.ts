import { drawCouponPdf } from '../../../server/domains/purchases/documents/drawCouponPdf';
import { composeMail } from '../../../server/platform/mailer/composing/composeMail';
import type { Mail } from '../../../server/platform/mailer/Mail';
import { exampleCoupon } from '../../../server/domains/purchases/documents/exampleCoupon';

let pdf: Promise<Buffer> | undefined;

/** A mail with a coupon, as buyers get it; the PDF is drawn once, because another benchmark measures that. */
export async function exampleMail(number: number): Promise<Mail> {
  pdf ??= drawCouponPdf(exampleCoupon, new Date('2026-11-20T02:00:00Z'));
  return {
    eventKey: `coupon:${number}`,
    to: `buyer-${number}@people.example`,
    subject: `Your coupon: ${exampleCoupon.title}`,
    ...composeMail(['Hello,', `here is your coupon: ${exampleCoupon.title}.`, exampleCoupon.conditions.join('\n')]),
    attachments: [
      { filename: 'coupon.pdf', contentType: 'application/pdf', contentBase64: (await pdf).toString('base64') },
    ],
  };
}

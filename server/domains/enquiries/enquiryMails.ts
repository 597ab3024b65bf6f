import { composeMail } from '../../platform/mailer/composing/composeMail';
import { formatAbn } from '../../../shared/abn/formatAbn';
import { brand } from '../../shared/brand/brand';
import { cutText } from '../../shared/text/cutText';
import type { Enquiry } from './Enquiry';
import type { EnquiryKind } from './EnquiryKind';

/** The ad of an enquiry, for a mail. */
export interface EnquiryAd {
  title: string;
  url: string;
}

const subjects: Readonly<Record<EnquiryKind, string>> = {
  CLAIM: 'Claim of an ad',
  CORRECTION: 'Correction of an ad',
  PROBLEM: 'Problem with an ad',
  CONTACT: 'Message from a visitor',
  ADVERTISE: 'Somebody wants to advertise',
};

/** The mail to the site's contact address. Replies go to the sender. */
export function enquiryNotice(publicUrl: string, enquiry: Enquiry, ad: EnquiryAd | null) {
  const { kind, name, email, message, companyName, abn, phoneNo } = enquiry;
  const business = [companyName, abn === null ? null : `ABN ${formatAbn(abn)}`, phoneNo].filter(
    (part) => part !== null,
  );
  return {
    subject: ad === null ? subjects[kind] : `${subjects[kind]}: ${cutText(ad.title, 100)}`,
    headers: { 'Reply-To': email },
    ...composeMail([
      ...(ad === null ? [] : [{ label: ad.title, url: ad.url, isQuiet: true }]),
      ...(business.length === 0 ? [] : [business.join('\n')]),
      `From ${name}, ${email}:`,
      message,
      { label: 'Open enquiries', url: `${publicUrl}/admin/enquiries` },
    ]),
  };
}

/**
 * The confirmation to the sender. It repeats nothing that the sender typed, because the address may belong to somebody
 * else (docs/rules/enquiries.md#mails).
 */
export function enquiryReceipt(ad: EnquiryAd | null) {
  return {
    subject: `We received your message to ${brand.name}`,
    ...composeMail([
      'Hello,',
      ad === null
        ? `Thank you for your message to ${brand.name}. We read each one, and answer where an answer is needed.`
        : `Thank you for your message about this ad on ${brand.name}. We read each one, and answer where an answer is needed.`,
      ...(ad === null ? [] : [{ label: ad.title, url: ad.url }]),
      'If you did not write to us, ignore this mail: somebody typed your address by mistake.',
    ]),
  };
}

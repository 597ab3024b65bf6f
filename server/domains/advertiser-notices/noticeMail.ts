import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { MailPart } from '../../platform/mailer/composing/MailPart';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureStatus } from '../brochures/BrochureStatus';
import { brand } from '../../shared/brand/brand';

interface Given {
  /** link to the ad's page; while the ad waits for review, with a preview token */
  pageUrl: string;
  brochure: Pick<Brochure, 'status' | 'validTo'>;
  /** title of the ad; never empty */
  title: string;
}

const subjects: Record<BrochureStatus, string> = {
  PENDING_REVIEW: 'Your ad waits for review',
  PUBLISHED: 'Your ad is online',
  ARCHIVED: 'Your ad was archived',
};

const sentences: Record<BrochureStatus, string> = {
  PENDING_REVIEW: 'It waits for review and is not online yet. Please look at the preview and tell us what to change.',
  PUBLISHED: `It is published on ${brand.name}.`,
  ARCHIVED: 'It was archived and is no longer shown. Tell us if you want it back.',
};

/** A preview link grants access, so the mail warns before it is passed on. */
const linkRule = 'Only people with this link can see it. It works for 30 days, until the state of the ad changes.';

/**
 * Returns a mail with the state of an ad and a link to it (docs/rules/mails.md#notice-to-the-advertiser). It has no
 * link for an archived ad, because nobody can see that page.
 */
export function noticeMail({ pageUrl, brochure, title }: Given): { subject: string; text: string; html: string } {
  const { status, validTo } = brochure;
  const parts: MailPart[] = ['Hello,', `This is about your ad “${title}”.`, sentences[status]];
  if (validTo !== null && status !== 'ARCHIVED') parts.push(`Its last day is ${formatAustralianDate(validTo)}.`);
  if (status !== 'ARCHIVED') {
    const label = status === 'PUBLISHED' ? 'See your ad' : 'Preview of your ad';
    parts.push({ label, url: pageUrl });
    if (status === 'PENDING_REVIEW') parts.push(linkRule);
  }
  return { subject: `${subjects[status]}: ${title}`, ...composeMail(parts) };
}

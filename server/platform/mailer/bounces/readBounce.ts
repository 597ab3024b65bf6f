import PostalMime from 'postal-mime';
import type { Bounce } from './Bounce';

/**
 * Reads a mail server's report (RFC 3464) that one of our mails failed for good. Returns null for all other mails, such
 * as delays, deliveries and replies.
 */
export async function readBounce(message: Buffer): Promise<Bounce | null> {
  const { attachments } = await PostalMime.parse(message, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const partOf = (types: RegExp): string => {
    const content = attachments.find(({ mimeType }) => types.test(mimeType))?.content;
    return typeof content === 'string' ? content : '';
  };
  const report = partOf(/^message\/delivery-status$/i);
  const returned = partOf(/^(?:message\/rfc822|text\/rfc822-headers)$/i);
  const status = /^status:\s*(5\.\d{1,3}\.\d{1,3})\b/im.exec(report)?.[1];
  const mailId = /^message-id:\s*<([0-9a-f]{40})@/im.exec(returned)?.[1];
  if (!/^action:\s*failed\b/im.test(report) || status === undefined || mailId === undefined) return null;
  return { mailId, status };
}

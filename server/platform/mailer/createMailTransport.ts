import type { MailTransport } from './MailTransport';
import { SmtpTransport } from './SmtpTransport';

/** null when no mail server is configured: mails are then held in the outbox. */
export function createMailTransport({ smtpUrl, from }: { smtpUrl: string | null; from: string }): MailTransport | null {
  return smtpUrl === null ? null : new SmtpTransport(smtpUrl, from);
}

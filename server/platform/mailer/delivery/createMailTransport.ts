import type { Config } from '../../config/Config';
import type { MailSender } from '../MailSender';
import type { MailTransport } from './MailTransport';
import { SmtpTransport } from './SmtpTransport';

/** null when no mail server is configured: mails are then held in the outbox. */
export function createMailTransport(
  { smtpUrl, ...addresses }: Config['mail'],
  sender: MailSender,
  identitySecret: string,
): MailTransport | null {
  return smtpUrl === null ? null : new SmtpTransport(smtpUrl, addresses, sender, identitySecret);
}

import type { Config } from '../../config/Config';
import type { MailSender } from '../MailSender';
import type { MailTransport } from './MailTransport';
import { SmtpTransport } from './SmtpTransport';

/** Returns null without a configured mail server: mails are then held in the outbox. */
export function createMailTransport(
  { smtpUrl, ...addresses }: Config['mail'],
  sender: MailSender,
  identitySecret: string,
): MailTransport | null {
  return smtpUrl === null ? null : new SmtpTransport(smtpUrl, addresses, sender, identitySecret);
}

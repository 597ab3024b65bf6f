import type { Mail } from '../Mail';

/** How a mail leaves the house. */
export interface MailTransport {
  /** Resolves when the mail server has taken the mail; rejects with a MailRefusal. */
  send(mail: Omit<Mail, 'confidential'>): Promise<void>;
}

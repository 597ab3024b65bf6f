import type { Mail } from '../Mail';

/** Sends mails out of the site. */
export interface MailTransport {
  /** Resolves when the mail server has accepted the mail; rejects with a MailRefusal. */
  send(mail: Omit<Mail, 'confidential'>): Promise<void>;
}

import type { Config } from '../config/Config';
import type { MailSender } from './MailSender';

/** Returns the sender of mails. The default contact is the address of `mail.from`. */
export function getMailSender({
  http,
  mail,
  contactEmail,
}: Pick<Config, 'http' | 'mail' | 'contactEmail'>): MailSender {
  return { publicUrl: http.publicUrl, contactEmail: contactEmail ?? getEmailAddress(mail.from) };
}

function getEmailAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

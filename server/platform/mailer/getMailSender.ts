import type { Config } from '../config/Config';
import type { MailSender } from './MailSender';

/** By default, replies to a mail reach its sender. */
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

import type { Config } from '../config/Config';
import { siteValues } from '../../shared/brand/siteValues';
import type { MailSender } from './MailSender';

/** Returns the sender of mails. The contact follows the site's settings; the default contact is the address of `mail.from`. */
export function getMailSender({
  http,
  mail,
  contactEmail,
}: Pick<Config, 'http' | 'mail' | 'contactEmail'>): MailSender {
  const fallback = contactEmail ?? getEmailAddress(mail.from);
  return {
    publicUrl: http.publicUrl,
    get contactEmail() {
      return siteValues().contactEmail ?? fallback;
    },
  };
}

function getEmailAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

import type { Config } from '../Config';

export interface DescribedSetting {
  /** name of the variable */
  name: string;
  label: string;
  value: string;
}

/** Returns the settings that only the environment has, for administrators to look up. Secrets are left out. */
export function describeEnvironment(config: Config): DescribedSetting[] {
  const { rateLimits, http, mail, purchases } = config;
  const perMinute = (limit: number): string => `${limit} a minute for each caller`;
  return [
    { name: 'PUBLIC_URL', label: 'Address of the site', value: http.publicUrl },
    { name: 'MAIL_FROM', label: 'Sender of mails', value: mail.from },
    { name: 'SMTP_URL', label: 'Mail server', value: mail.smtpUrl === null ? 'none: mails wait in the outbox' : 'set' },
    { name: 'ATDW_API_KEY', label: 'Key of the tourism warehouse', value: config.atdwApiKey === null ? 'none' : 'set' },
    { name: 'CONTACT_EMAIL', label: 'Contact, unless set above', value: config.contactEmail ?? 'the sender of mails' },
    { name: 'RATE_LIMIT_READS', label: 'Reads', value: perMinute(rateLimits.reads) },
    { name: 'RATE_LIMIT_WRITES', label: 'Writes', value: perMinute(rateLimits.writes) },
    { name: 'RATE_LIMIT_LOGINS', label: 'Sign-ins', value: perMinute(rateLimits.logins) },
    { name: 'RATE_LIMIT_PURCHASES', label: 'Coupons taken', value: perMinute(rateLimits.purchases) },
    { name: 'RATE_LIMIT_ENQUIRIES', label: 'Messages to the site', value: perMinute(rateLimits.enquiries) },
    { name: 'PURCHASES_PER_EMAIL', label: 'Coupons of an ad for one address', value: String(purchases.perEmail) },
    {
      name: 'PURCHASES_PER_NETWORK',
      label: 'Coupons of an ad for one network in an hour',
      value: String(purchases.perNetwork),
    },
  ];
}

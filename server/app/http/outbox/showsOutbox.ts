import type { Config } from '../../../platform/config/Config';

/** Only a demonstration without a mail server has an outbox that can be read in the browser. */
export function showsOutbox({ demo, production, mail }: Pick<Config, 'demo' | 'production' | 'mail'>): boolean {
  return demo && !production && mail.smtpUrl === null;
}

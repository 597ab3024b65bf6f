import type { Config } from '../../../platform/config/Config';

/** True for a demonstration without a mail server: only there the browser can read the outbox. */
export function showsOutbox({ demo, production, mail }: Pick<Config, 'demo' | 'production' | 'mail'>): boolean {
  return demo && !production && mail.smtpUrl === null;
}

import type { Mail } from '../Mail';

const header = 'List-Unsubscribe';

/** Makes a mail one that need not be sent: whoever gets it can end it by one click (RFC 8058). */
export function optionalMail(optOutUrl: string): Pick<Mail, 'headers'> {
  return { headers: { [header]: `<${optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** Where the recipient of a mail ends mails like it; null when it is a necessary one. */
export function optOutUrlOf({ headers = {} }: Pick<Mail, 'headers'>): string | null {
  return headers[header]?.slice(1, -1) ?? null;
}

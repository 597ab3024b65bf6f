import type { Mail } from '../Mail';

const header = 'List-Unsubscribe';

/** Headers of an optional mail: its recipient can unsubscribe by one click (RFC 8058). */
export function optionalMail(optOutUrl: string): Pick<Mail, 'headers'> {
  return { headers: { [header]: `<${optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** Returns the unsubscribe URL of a mail; null for a necessary one. */
export function optOutUrlOf({ headers = {} }: Pick<Mail, 'headers'>): string | null {
  return headers[header]?.slice(1, -1) ?? null;
}

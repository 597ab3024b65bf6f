import { optOutTokenOf } from './optOutTokens';

interface Site {
  publicUrl: string;
  identitySecret: string;
}

/** Returns the URL where an address unsubscribes from all mails but the necessary ones. */
export function optOutUrlFor({ publicUrl, identitySecret }: Site, email: string): string {
  return `${publicUrl}/unsubscribe?token=${optOutTokenOf(identitySecret, email)}`;
}

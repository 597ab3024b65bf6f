import { optOutTokenOf } from './optOutTokens';

interface Site {
  publicUrl: string;
  identitySecret: string;
}

/** Where an address asks for no more mails but the necessary ones. */
export function optOutUrlFor({ publicUrl, identitySecret }: Site, email: string): string {
  return `${publicUrl}/unsubscribe?token=${optOutTokenOf(identitySecret, email)}`;
}

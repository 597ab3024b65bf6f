import { In, type EntityManager } from 'typeorm';
import { MailOptOut } from './MailOptOut';
import { recipientHashesOf } from './optOutTokens';

/** Returns the recipients who may get optional mails. */
export async function withoutOptedOut(manager: EntityManager, secret: string, emails: string[]): Promise<string[]> {
  const hashes = emails.map((email) => recipientHashesOf(secret, email));
  const found = await manager.getRepository(MailOptOut).findBy({ recipientHash: In(hashes.flat()) });
  const optedOut = new Set(found.map(({ recipientHash }) => recipientHash));
  return emails.filter((_email, i) => !hashes[i]?.some((hash) => optedOut.has(hash)));
}

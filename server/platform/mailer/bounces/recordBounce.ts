import type { DataSource } from 'typeorm';
import type { Clock } from '../../clock/Clock';
import type { Bounce } from './Bounce';
import { mailIdKeyOf } from '../opt-outs/mailIdKeyOf';
import { optOutOfMail } from '../opt-outs/optOutOfMail';
import { optOutTokenOf } from '../opt-outs/optOutTokens';

/** Explanations of RFC 3463 codes for administrators. The first match applies. */
const meanings: readonly [RegExp, string][] = [
  [/^5\.1\.[78]$/, 'Our own address is refused'],
  [/^5\.1\./, 'There is no such address'],
  [/^5\.2\.1$/, 'The mailbox is switched off'],
  [/^5\.2\.2$/, 'The mailbox is full'],
  [/^5\.(?:2\.3|3\.4)$/, 'The mail is too large for the mailbox'],
  [/^5\.4\./, 'The way to the mailbox is not to be found'],
  [/^5\.7\./, 'The mail server there refuses what we send'],
];

export function bounceLabels(status: string): string {
  const meaning = meanings.find(([numbers]) => numbers.test(status))?.[1] ?? 'The mail came back';
  return `${meaning} (${status}).`;
}

interface Dependencies {
  database: DataSource;
  clock: Clock;
  identitySecret: string;
}

/** RFC 3463: the mailbox or the whole address does not exist; 5.1.7 and 5.1.8 are about our address */
const wrongAddress = /^5\.1\.(?![78]$)/;

/**
 * Stores that a mail came back, for administrators. An address that does not exist gets no reports and reminders any
 * more. Returns false for an unknown mail, or one that is already recorded.
 */
export async function recordBounce(dependencies: Dependencies, { mailId, status }: Bounce): Promise<boolean> {
  const [[mail]] = await dependencies.database.query<[{ recipient: string }[], number]>(
    `UPDATE outgoing_mails
       SET state = 'BOUNCED', last_error = $2, sent_at = COALESCE(sent_at, last_attempt_at), sending_until = NULL
     WHERE state IN ('SENT', 'SENDING')
       AND left(encode(sha256(convert_to($3 || event_key, 'UTF8')), 'hex'), 40) = $1 RETURNING recipient`,
    [mailId, bounceLabels(status), mailIdKeyOf(dependencies.identitySecret)],
  );
  if (!mail) return false;
  if (wrongAddress.test(status)) {
    await optOutOfMail(dependencies, { token: optOutTokenOf(dependencies.identitySecret, mail.recipient) });
  }
  return true;
}

import type { DataSource } from 'typeorm';
import type { Clock } from '../../clock/Clock';
import type { MailTransport } from './MailTransport';
import { optOutUrlOf } from '../opt-outs/optionalMail';
import { OutgoingMail } from '../OutgoingMail';
import type { OutgoingMailState } from '../OutgoingMailState';
import { leaseEnd } from './sendingLease';
import { withoutOptedOut } from '../opt-outs/withoutOptedOut';

/** A mail that only this process may send now. `attempts` numbers the claim. */
export type ClaimedMail = OutgoingMail;

type Claim =
  | { mail: ClaimedMail; mailTransport: MailTransport }
  | { mail: null; /** null: no such mail */ state: OutgoingMailState | null };

interface Dependencies {
  database: DataSource;
  clock: Clock;
  /** null: no mail server is configured */
  mailTransport: MailTransport | null;
  identitySecret: string;
}

/** Marks a queued mail as SENDING and commits. If it may not be sent, returns its state instead. */
export function claimMail(
  { database, clock, mailTransport, identitySecret }: Dependencies,
  id: number,
): Promise<Claim> {
  return database.transaction(async (manager): Promise<Claim> => {
    const mails = manager.getRepository(OutgoingMail);
    const mail = await mails.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (mail?.state !== 'QUEUED') return { mail: null, state: mail?.state ?? null };
    if (!mailTransport) {
      await mails.update({ id }, { state: 'HELD' });
      return { mail: null, state: 'HELD' };
    }
    if (optOutUrlOf(mail) !== null && (await withoutOptedOut(manager, identitySecret, [mail.recipient])).length === 0) {
      await mails.update({ id }, { state: 'SUPPRESSED', lastError: null });
      return { mail: null, state: 'SUPPRESSED' };
    }
    const attempt = { attempts: mail.attempts + 1, lastAttemptAt: clock.now() };
    await mails.update({ id }, { ...attempt, state: 'SENDING', sendingUntil: () => leaseEnd });
    return { mail: Object.assign(mail, attempt), mailTransport };
  });
}

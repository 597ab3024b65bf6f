import { setTimeout as wait } from 'node:timers/promises';
import { In, type DataSource, type QueryDeepPartialEntity } from 'typeorm';
import type { ClaimedMail } from './claimMail';
import { OutgoingMail } from './OutgoingMail';

const pauseMs = 1_000;
const patienceMs = 15 * 60_000;

/**
 * Stores what came of sending a mail, through an outage of the database as well: nobody else knows it, and the mail
 * would be sent twice.
 * @throws the database's error, when it stays away for a quarter of an hour or this process closes its connections
 */
export async function persistOutcome(
  database: DataSource,
  { id, attempts }: ClaimedMail,
  outcome: QueryDeepPartialEntity<OutgoingMail>,
): Promise<void> {
  // a mail that was sent is sent, whoever else has claimed it since; a refusal is about this attempt alone
  const attempt = outcome.state === 'SENT' ? {} : { attempts };
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      await database
        .getRepository(OutgoingMail)
        .update({ id, ...attempt, state: In(['SENDING', 'QUEUED']) }, { ...outcome, sendingUntil: null });
      return;
    } catch (error) {
      if (!database.isInitialized || Date.now() > giveUpAt) throw error;
      await wait(pauseMs);
    }
  }
}

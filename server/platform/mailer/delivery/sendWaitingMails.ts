import { In, type DataSource } from 'typeorm';
import type { Clock } from '../../clock/Clock';
import { deliverMail } from './deliverMail';
import { MailRefusal } from './MailRefusal';
import type { MailTransport } from './MailTransport';
import { OutgoingMail } from '../OutgoingMail';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  mailTransport: MailTransport;
  identitySecret: string;
}

/** Sends held and failed mails, all or one. Mails that are refused become failed again. */
export async function sendWaitingMails(
  dependencies: Dependencies,
  only: number | null = null,
): Promise<{ sent: number; failed: number }> {
  const mails = dependencies.database.getRepository(OutgoingMail);
  const waiting = await mails.find({
    select: { id: true },
    where: { state: In(['HELD', 'FAILED']), ...(only === null ? {} : { id: only }) },
    order: { id: 'ASC' },
  });
  let sent = 0;
  for (const { id } of waiting) {
    await mails.update({ id, state: In(['HELD', 'FAILED']) }, { state: 'QUEUED' });
    try {
      if ((await deliverMail(dependencies, { mailId: id })) === 'SENT') sent += 1;
    } catch (error) {
      if (!(error instanceof MailRefusal)) throw error;
      await mails.update({ id, state: 'QUEUED' }, { state: 'FAILED' });
    }
  }
  return { sent, failed: waiting.length - sent };
}

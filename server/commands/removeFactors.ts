import type { EntityManager } from 'typeorm';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { removeFactors } from '../domains/accounts/factors/removeFactors';
import { systemClock as clock } from '../platform/clock/Clock';
import type { JobQueue } from '../platform/jobs/JobQueue';
import { createMailTransport } from '../platform/mailer/delivery/createMailTransport';
import { sendWaitingMails } from '../platform/mailer/delivery/sendWaitingMails';
import { getMailSender } from '../platform/mailer/getMailSender';
import { OutgoingMail } from '../platform/mailer/OutgoingMail';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = `Removes the second factors of a login whose owner has lost them: npm run account:factors -- EMAIL
  The login's sessions end, and its owner gets a mail. Make sure first that it is the owner who asks.`;

/** Holds mails instead of queueing them: this process has no queue, and sends them itself. */
function holdMails(held: number[]): JobQueue {
  const queue: JobQueue = {
    isRunning: () => false,
    silentMs: () => 0,
    async enqueue(manager: EntityManager, _job: unknown, payload: { mailId?: number }) {
      const { mailId: id } = payload;
      if (id === undefined) return;
      await manager.getRepository(OutgoingMail).update({ id }, { state: 'HELD' });
      held.push(id);
    },
    async enqueueAll(manager, job, payloads) {
      for (const payload of payloads) await queue.enqueue(manager, job, payload);
    },
  };
  return queue;
}

/** `npm run account:factors`: the way back in for somebody without phone, passkey and recovery codes. */
void runProcess(
  async (lifetime) => {
    const [email] = readCommandLine(usage, {}, { places: 1 }).positionals;
    if (email === undefined) throw new StartProblem(`Say whose login by its e-mail address.\n\n${usage}`);
    const config = loadSettings();
    const { database, close } = await openDatabase(config);
    lifetime.onClose('database', close);
    const held: number[] = [];
    const { publicUrl } = config.http;
    const removed = await removeFactors({ database, clock, publicUrl, jobs: holdMails(held) }, email);
    if (removed === null) throw new StartProblem(`There is no login ${email}.`);
    process.stdout.write(
      removed === 0 ? 'This login has no second factor.\n' : `Removed: ${removed}. It signs in by its password now.\n`,
    );
    const { identitySecret } = config;
    const mailTransport = createMailTransport(config.mail, getMailSender(config), identitySecret);
    if (mailTransport === null) return;
    for (const id of held) await sendWaitingMails({ database, clock, mailTransport, identitySecret }, id);
  },
  { stays: false },
);

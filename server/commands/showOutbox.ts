import { In, type DataSource } from 'typeorm';
import { openDatabase } from '../app/database/openDatabase';
import { loadSettings } from '../app/process/loadSettings';
import { readCommandLine } from '../app/process/readCommandLine';
import { runProcess } from '../app/process/runProcess';
import { systemClock as clock } from '../platform/clock/Clock';
import type { Config } from '../platform/config/Config';
import { createMailTransport } from '../platform/mailer/delivery/createMailTransport';
import { getMailSender } from '../platform/mailer/getMailSender';
import { OutgoingMail } from '../platform/mailer/OutgoingMail';
import { sendWaitingMails } from '../platform/mailer/delivery/sendWaitingMails';
import { StartProblem } from '../shared/errors/StartProblem';

const usage = `Shows the mails that are held or failed: npm run mail:outbox [-- --send] [--id NUMBER]
  --send        send them
  --id NUMBER   this one of them only`;

function readArguments(): { send: boolean; id: number | null } {
  const { send, id } = readCommandLine(usage, {
    send: { type: 'boolean', default: false },
    id: { type: 'string' },
  }).values;
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) {
    throw new StartProblem(`--id must be the number of a mail.\n\n${usage}`);
  }
  return { send, id: id === undefined ? null : Number(id) };
}

async function show(database: DataSource, id: number | null): Promise<void> {
  const mails = await database.getRepository(OutgoingMail).find({
    where: { state: In(['HELD', 'FAILED']), ...(id !== null && { id }) },
    order: { id: 'ASC' },
  });
  const lines = mails.map(
    ({ id, state, recipient, subject, text, createdAt, lastError }) =>
      `— ${id} · ${state} · ${createdAt.toISOString()} · to ${recipient}${lastError === null ? '' : ` · ${lastError}`}\n${subject}\n\n${text}\n`,
  );
  process.stdout.write(
    lines.length === 0 ? `${id === null ? 'No mail' : `No mail ${id}`} is held or failed.\n` : lines.join('\n'),
  );
}

async function send(database: DataSource, config: Config, id: number | null): Promise<void> {
  const mailTransport = createMailTransport(config.mail, getMailSender(config), config.identitySecret);
  if (!mailTransport) throw new StartProblem('There is no mail server: set SMTP_URL and MAIL_FROM first.');
  const { sent, failed } = await sendWaitingMails(
    { database, clock, mailTransport, identitySecret: config.identitySecret },
    id,
  );
  process.stdout.write(`${sent} sent, ${failed} not taken.\n`);
}

/** `npm run mail:outbox`: shows the mails that wait for the operator. */
void runProcess(
  async (lifetime) => {
    const wanted = readArguments();
    const config = loadSettings();
    const opened = await openDatabase(config);
    lifetime.onClose('database', opened.close);
    await (wanted.send ? send(opened.database, config, wanted.id) : show(opened.database, wanted.id));
  },
  { stays: false },
);

import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  mail: Email;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** what the server says next instead of taking a mail, once each; a number as SMTP has it */
  readonly refusals: { code: number; message: string }[];
  /** called with each mail once all of it is here; the sender waits for it before it hears that the mail was taken */
  beforeReply: (() => unknown) | null;
  stop(): Promise<void>;
}

/** A real mail server on this machine that keeps what it is given; on a free port, or where one has been before. */
export async function startMailServer(atPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: MailServer['refusals'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const refusal = refusals.shift();
      callback(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(Buffer.concat(chunks))
          .then(async (mail) => {
            received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail });
            await started.beforeReply?.();
          })
          .then(() => callback(), callback);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(atPort, '127.0.0.1', () => {
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    beforeReply: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
  return started;
}

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
  /** refusals instead of accepting a mail, once each, with SMTP codes */
  readonly refusals: { code: number; message: string }[];
  /** called with each complete mail; the server confirms the mail only afterwards */
  beforeReply: (() => unknown) | null;
  stop(): Promise<void>;
}

/** Starts a real mail server on this machine that stores its mails; on a free port, or on a given one. */
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

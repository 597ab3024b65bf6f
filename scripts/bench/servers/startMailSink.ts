import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';

export interface MailSink {
  url: string;
  stop(): Promise<void>;
}

/** A mail server that accepts every mail, so many milliseconds after its last byte, and keeps none. */
export async function startMailSink(delayMs = 0): Promise<MailSink> {
  const port = await findFreePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      stream.resume().once('end', () => setTimeout(callback, delayMs));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

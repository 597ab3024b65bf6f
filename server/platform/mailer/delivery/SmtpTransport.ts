import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config/Config';
import { frameMail } from '../composing/frameMail';
import type { Mail } from '../Mail';
import { MailRefusal } from './MailRefusal';
import type { MailSender } from '../MailSender';
import type { MailTransport } from './MailTransport';
import { isAboutCertificate, refusalMessage } from './refusalMessage';
import { mailIdKeyOf } from '../opt-outs/mailIdKeyOf';

/** Sends through the mail server at `url` (smtp://user:password@host:port, or smtps://). */
export class SmtpTransport implements MailTransport {
  private readonly transporter: ReturnType<typeof createTransport>;

  constructor(
    url: string,
    private readonly addresses: Pick<Config['mail'], 'from' | 'bouncesTo' | 'idempotencyHeader'>,
    private readonly sender: MailSender,
    private readonly identitySecret: string,
  ) {
    const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
    this.transporter = createTransport(withOptions(url, patience));
  }

  async send({ eventKey, to, subject, text, html, headers = {}, attachments = [] }: Mail): Promise<void> {
    const { from, bouncesTo, idempotencyHeader } = this.addresses;
    const mailId = mailIdOf(this.identitySecret, eventKey);
    // an object, because text would be parsed as a list of recipients
    const recipient = { name: '', address: to };
    const framed = frameMail({ subject, text, html, headers }, this.sender);
    try {
      await this.transporter.sendMail({
        from,
        to: recipient,
        ...(bouncesTo !== null && { envelope: { from: bouncesTo, to: recipient } }),
        subject,
        ...{ text: framed.text, html: framed.html },
        // marks an automatic mail, so that no absence notes come back (RFC 3834)
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(idempotencyHeader !== null && { [idempotencyHeader]: mailId }),
          ...headers,
        },
        messageId: `<${mailId}@${this.messageIdHost()}>`,
        // a mail must never read a file or a URL
        disableFileAccess: true,
        disableUrlAccess: true,
        attachments: [...framed.attachments, ...attachments].map(({ filename, contentType, contentBase64, cid }) => ({
          filename,
          contentType,
          content: Buffer.from(contentBase64, 'base64'),
          ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
        })),
      });
    } catch (error) {
      throw refusalFrom(error);
    }
  }

  private messageIdHost(): string {
    return /@([^\s>]+)>?\s*$/.exec(this.addresses.from)?.[1] ?? 'localhost';
  }
}

function withOptions(url: string, options: Record<string, number>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, String(value));
  return address.href;
}

function refusalFrom(error: unknown): MailRefusal {
  const { code, originalCode, responseCode } = error as Record<string, unknown>;
  const number = typeof responseCode === 'number' ? responseCode : undefined;
  // nodemailer calls a certificate that is not trusted a problem of the socket
  const named = typeof originalCode === 'string' && isAboutCertificate(originalCode) ? originalCode : code;
  const name = typeof named === 'string' ? named : 'unknown';
  // a refused login (535) is a problem of the settings, not of the mail
  const permanent = number !== undefined && number >= 500 && name !== 'EAUTH';
  return new MailRefusal(refusalMessage({ name, number }), permanent);
}

/**
 * Returns the first half of a mail's Message-ID. One event always has the same id, so that a repeated mail is
 * recognised and a returned one is found. Events can be guessed but ids cannot, so only a recipient can report a mail
 * as returned.
 */
export function mailIdOf(secret: string, eventKey: string): string {
  return createHash('sha256')
    .update(mailIdKeyOf(secret) + eventKey)
    .digest('hex')
    .slice(0, 40);
}

import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { embedPictures } from '../platform/mailer/composing/embedPictures';
import { frameMail } from '../platform/mailer/composing/frameMail';
import type { OutgoingMail } from '../platform/mailer/OutgoingMail';

type KeptMail = Pick<OutgoingMail, 'eventKey' | 'subject' | 'headers' | 'text' | 'html' | 'attachments'>;

const folder = process.env['KEEP_MAILS'];
const sender = { publicUrl: 'https://offers.example', contactEmail: 'hello@offers.example' };

/** Copies each mail when it is written, because tests delete mails. Without KEEP_MAILS it does nothing. */
export async function copyMails(database: DataSource): Promise<void> {
  if (folder === undefined) return;
  // apart from the tables that tests list
  await database.query('CREATE SCHEMA kept');
  await database.query('CREATE TABLE kept.mails AS TABLE outgoing_mails WITH NO DATA');
  await database.query(`CREATE FUNCTION kept.keep_mail() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO kept.mails SELECT NEW.*; RETURN NULL; END'`);
  await database.query(
    'CREATE TRIGGER keep_mail AFTER INSERT ON outgoing_mails FOR EACH ROW EXECUTE FUNCTION kept.keep_mail()',
  );
}

/**
 * Adds the mails of a test's database to `mails.jsonl` in the folder that KEEP_MAILS names, as their readers get them.
 * `npm run picture:mails` draws them.
 */
export async function saveMails(database: DataSource): Promise<void> {
  if (folder === undefined || !database.isInitialized) return;
  const mails = await database.query<KeptMail[]>(
    'SELECT event_key AS "eventKey", subject, headers, text, html, attachments FROM kept.mails ORDER BY id',
  );
  const lines = mails.map((mail) => {
    const { text, html, attachments: ofFrame } = frameMail(mail, sender);
    const { eventKey, subject } = mail;
    const attachments = [...ofFrame, ...mail.attachments];
    return `${JSON.stringify({ eventKey, subject, text, html: embedPictures(html, attachments) })}\n`;
  });
  appendFileSync(path.join(folder, 'mails.jsonl'), lines.join(''));
}

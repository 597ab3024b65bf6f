import type { DataSource } from 'typeorm';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { nextNumber } from './nextNumber';

/** Creates a queued mail in the outbox, by default. */
export function makeOutgoingMail(database: DataSource, values: Partial<OutgoingMail> = {}): Promise<OutgoingMail> {
  const mails = database.getRepository(OutgoingMail);
  const number = nextNumber();
  return mails.save(
    mails.create({
      eventKey: `test:${number}`,
      recipient: `recipient-${number}@people.example`,
      subject: `Mail ${number}`,
      text: 'Hello.',
      html: '<p>Hello.</p>',
      ...{ headers: {}, attachments: [], confidential: false, state: 'QUEUED', createdAt: new Date() },
      ...values,
    }),
  );
}

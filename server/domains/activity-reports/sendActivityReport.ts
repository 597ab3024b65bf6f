import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { deliverMailNow } from '../../platform/mailer/delivery/deliverMailNow';
import { MailRefusal } from '../../platform/mailer/delivery/MailRefusal';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import { optOutUrlFor } from '../../platform/mailer/opt-outs/optOutUrlFor';
import { queueMail } from '../../platform/mailer/queueMail';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { reportRecipients } from './reportRecipients';
import { writeActivityReport } from './writeActivityReport';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'What `sendActivityReport` did.' })
export class SendActivityReportPayload {
  @Field(() => Brochure, { description: 'The ad that it is about.' })
  readonly brochure: Brochure;

  @Field(() => Int, { description: 'How many were written to.' })
  readonly recipients: number;

  constructor({ brochure, recipients }: { brochure: Brochure; recipients: number }) {
    this.brochure = brochure;
    this.recipients = recipients;
  }
}

@InputType({ description: 'Whose figures to send.' })
export class SendActivityReportInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

interface SentReport {
  brochure: Brochure;
  /** number of recipients */
  recipients: number;
}

/**
 * Mails an ad's figures to its keepers and returns when the mail server has accepted all mails
 * (docs/rules/statistics.md#activity-report). The outbox retries mails that the server does not accept at once. In the
 * demo, which has no mail server, the outbox keeps them.
 */
export async function sendActivityReport(context: RequestContext, { id }: { id: number }): Promise<SentReport> {
  authorize(context.viewer, 'sendActivityReport');
  const { brochure, recipients } = await reportRecipients(context, id);
  if (!context.mailTransport && !context.isDemo) {
    throw new DomainError('CONFLICT', 'No mail server is configured, so no report can be sent: set SMTP_URL.');
  }
  for (const mailId of await queueReports(context, brochure, recipients)) await deliver(context, mailId);
  return { brochure, recipients: recipients.length };
}

async function queueReports(context: RequestContext, brochure: Brochure, recipients: string[]): Promise<number[]> {
  const { id } = brochure;
  const { report, mail } = await writeActivityReport(context, brochure);
  const moment = context.clock.now().toISOString();
  return context.database.transaction(async (manager) => {
    const mailIds: number[] = [];
    for (const to of recipients) {
      const eventKey = `activity-report:${id}:${moment}:${to}`;
      const headers = optionalMail(optOutUrlFor(context, to));
      const mailId = await queueMail(manager, context, { eventKey, to, ...mail, ...headers });
      if (mailId !== null) mailIds.push(mailId);
    }
    const after = { ...report.range, recipients: recipients.length };
    const entry = { action: 'sendActivityReport', entityType: 'Brochure', entityId: id, before: null, after };
    await recordAudit(manager, context, [entry]);
    return mailIds;
  });
}

async function deliver(context: RequestContext, mailId: number): Promise<void> {
  const state = await deliverMailNow(context, { mailId }).catch((error: unknown) => {
    if (error instanceof MailRefusal) return 'QUEUED';
    throw error;
  });
  // the demo has no mail server; its outbox shows the mail
  if (state === 'SENT' || (state === 'HELD' && context.isDemo)) return;
  if (state === 'QUEUED' || state === 'SENDING') {
    const message = 'The mail server has not taken the report yet. It lies in the outbox and is tried again by itself.';
    throw new DomainError('CONFLICT', message);
  }
  throw new DomainError('CONFLICT', 'The mail server refuses the report: look at the address that it goes to.');
}

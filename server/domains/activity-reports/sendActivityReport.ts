import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { deliverMail } from '../../platform/mailer/deliverMail';
import { MailRefusal } from '../../platform/mailer/MailRefusal';
import { optOutTokenOf } from '../../platform/mailer/optOutTokens';
import { queueMail } from '../../platform/mailer/queueMail';
import { withoutOptedOut } from '../../platform/mailer/withoutOptedOut';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { Brochure } from '../brochures/Brochure';
import { keepersOf } from '../advertiser-notices/keepersOf';
import { displayTitle } from '../brochures/displayTitle';
import { vendorLoader } from '../vendors/vendorLoader';
import { composeActivityReport } from './composeActivityReport';
import { readActivityReport } from './readActivityReport';

interface SentReport {
  brochure: Brochure;
  /** how many were written to */
  recipients: number;
}

/**
 * Mails an ad's figures to whoever keeps it, and returns when the mail server has taken them all (decisions,
 * "sendActivityReport"). What it does not take at once stays in the outbox and is tried again.
 */
export async function sendActivityReport(context: RequestContext, { id }: { id: number }): Promise<SentReport> {
  authorize(context.viewer, 'sendActivityReport');
  if (!context.mailTransport) {
    throw new DomainError('CONFLICT', 'No mail server is configured, so no report can be sent: set SMTP_URL.');
  }
  const brochure = await context.database.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  const { manager } = context.database;
  const keepers = await keepersOf(manager, brochure);
  if (keepers.length === 0) {
    const message = 'There is nobody to write to: the ad has neither a vendor with a login nor a contact e-mail.';
    throw new DomainError('CONFLICT', message);
  }
  const recipients = await withoutOptedOut(manager, context.identitySecret, keepers);
  if (recipients.length === 0)
    throw new DomainError('CONFLICT', 'Whoever keeps this ad has unsubscribed from reports.');
  for (const mailId of await queueReports(context, brochure, recipients)) await deliver(context, mailId);
  return { brochure, recipients: recipients.length };
}

async function queueReports(context: RequestContext, brochure: Brochure, recipients: string[]): Promise<number[]> {
  const { id, vendorId } = brochure;
  const { publicUrl, identitySecret } = context;
  const vendor = vendorId === null ? null : await context.loader(vendorLoader).load(vendorId);
  const report = await readActivityReport(context, brochure);
  const title = displayTitle(brochure, vendor);
  const moment = context.clock.now().toISOString();
  return context.database.transaction(async (manager) => {
    const mailIds: number[] = [];
    for (const to of recipients) {
      const optOutUrl = `${publicUrl}/unsubscribe?token=${optOutTokenOf(identitySecret, to)}`;
      const mail = composeActivityReport(report, { title, brochureId: id, publicUrl, optOutUrl });
      const eventKey = `activity-report:${id}:${moment}:${to}`;
      const mailId = await queueMail(manager, context, { eventKey, to, ...mail });
      if (mailId !== null) mailIds.push(mailId);
    }
    const after = { ...report.range, recipients: recipients.length };
    const entry = { action: 'sendActivityReport', entityType: 'Brochure', entityId: id, before: null, after };
    await recordAudit(manager, context, [entry]);
    return mailIds;
  });
}

async function deliver({ database, clock, mailTransport }: RequestContext, mailId: number): Promise<void> {
  const state = await deliverMail({ database, clock, mailTransport }, { mailId }).catch((error: unknown) => {
    if (error instanceof MailRefusal) return 'QUEUED';
    throw error;
  });
  if (state === 'SENT') return;
  if (state === 'QUEUED') {
    const message = 'The mail server has not taken the report yet. It lies in the outbox and is tried again by itself.';
    throw new DomainError('CONFLICT', message);
  }
  throw new DomainError('CONFLICT', 'The mail server refuses the report: look at the address that it goes to.');
}

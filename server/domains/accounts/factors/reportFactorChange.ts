import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { brand } from '../../../shared/brand/brand';
import { newDid } from '../../../shared/did';
import type { Account } from '../Account';

interface FactorChange {
  /** of the audit log */
  action: string;
  details?: AuditedValues;
  subject: string;
  /** what happened, in a sentence */
  sentence: string;
}

/** Writes the line of the audit log and mails the owner, in the transaction of the change. */
export async function reportFactorChange(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'> & Partial<Pick<RequestContext, 'requestId'>>,
  account: Account,
  { action, details, subject, sentence, isByOperator = false }: FactorChange & { isByOperator?: boolean },
): Promise<void> {
  const { id: accountId, role, vendorId } = account;
  // at sign-in nobody is signed in yet, but the person is known
  const actor = { ...context, viewer: isByOperator ? null : { accountId, role, vendorId } };
  await recordAudit(manager, actor, [
    { action, entityType: 'Account', entityId: accountId, before: null, after: details ?? null },
  ]);
  await queueMail(manager, context, {
    eventKey: `factor:${accountId}:${newDid()}`,
    to: account.email,
    subject,
    ...composeMail([
      'Hello,',
      `${sentence} This is about your ${brand.name} login.`,
      'If that was not you, choose a new password at once, and tell us:',
      { label: 'Choose a new password', url: `${context.publicUrl}/forgot-password` },
    ]),
  });
}

import { IsNull, type EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { VendorInvitation } from '../VendorInvitation';

interface Asked {
  vendorId: number;
  email: string;
  now: Date;
}

const minute = 60_000;
const mostADay = 50;

/**
 * Limits a company's invitation mails, withdrawn invitations included. Otherwise repeated inviting and withdrawing
 * could send any number of unsolicited mails. It counts in the audit log, because withdrawn invitations are deleted.
 * @throws VALIDATION_FAILED when the company or the address has reached its limit
 */
export async function refuseManyMails(manager: EntityManager, { vendorId, email, now }: Asked): Promise<void> {
  const [{ today, isRecent } = { today: 0, isRecent: false }] = await manager.query<
    { today: number; isRecent: boolean }[]
  >(
    `SELECT count(*)::integer AS today,
       coalesce(bool_or(m.recipient = $2 AND l.happened_at > $4), false) AS "isRecent"
     FROM audit_log_entries l
     LEFT JOIN outgoing_mails m ON m.event_key = 'vendor-invitation:' || l.entity_id || ':' || (l.after ->> 'sentCount')
     WHERE l.action = 'inviteColleague' AND l.happened_at > $3 AND (l.after ->> 'vendorId')::integer = $1`,
    [vendorId, email, new Date(now.getTime() - 24 * 60 * minute), new Date(now.getTime() - 10 * minute)],
  );
  if (today >= mostADay) {
    throw refusal('TOO_MANY_TODAY', `This company has sent ${mostADay} invitations within a day. Try again tomorrow.`);
  }
  if (!isRecent || (await manager.getRepository(VendorInvitation).existsBy({ vendorId, email, usedAt: IsNull() })))
    return;
  throw refusal('TOO_SOON', 'This address has just been sent an invitation. Try again in ten minutes.');
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code, message }] });
}

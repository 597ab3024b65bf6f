import { IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../shared/permissions';
import { Account } from '../accounts/Account';
import { isTerminated } from '../accounts/states/isTerminated';
import { Vendor } from '../vendors/Vendor';
import { colleagueProblem } from './colleagueProblem';
import { neutralRefusal } from './neutralRefusal';
import { readInvitedEmail } from './readInvitedEmail';
import { refuseManyMails } from './refuseManyMails';
import { sendInvitation } from './sendInvitation';
import { VendorInvitation } from './VendorInvitation';

/** Each of them is a mail to somebody who has not asked for it. */
const openAtMost = 20;

interface Invite {
  vendorId: number;
  email: string;
}

/** Invites somebody to a company, by one of its logins or an administrator: a company may have several logins. */
export async function inviteColleague(context: RequestContext, input: Invite): Promise<VendorInvitation> {
  const { viewer } = context;
  authorizeRole(viewer, 'inviteColleague');
  const { vendorId } = input;
  const email = readInvitedEmail(input.email);
  return context.database.transaction(async (manager) => {
    // locked, so that of two who press at once one sends the mail
    const vendor = await manager
      .getRepository(Vendor)
      .findOne({ where: { id: vendorId }, lock: { mode: 'pessimistic_write' } });
    if (!vendor) throw new DomainError('NOT_FOUND', 'There is no such company.');
    authorize(viewer, 'inviteColleague', { vendorId });
    if (await isTerminated(manager, context, { email, abn: null })) throw neutralRefusal();
    const account = await manager.getRepository(Account).findOneBy({ email });
    if (account) throw colleagueProblem(account, vendorId, viewer?.role ?? 'VENDOR');
    await refuseTooMany(manager, vendorId, email);
    if (viewer?.role === 'VENDOR') await refuseManyMails(manager, { vendorId, email, now: context.clock.now() });
    return sendInvitation(manager, context, { email, vendor, brochure: null, action: 'inviteColleague' });
  });
}

async function refuseTooMany(manager: EntityManager, vendorId: number, email: string): Promise<void> {
  const open = { vendorId, usedAt: IsNull(), email: Not(email) };
  if ((await manager.getRepository(VendorInvitation).countBy(open)) < openAtMost) return;
  const message = `${openAtMost} invitations of this company are open. Withdraw one that is not needed first.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'TOO_MANY', message }] });
}

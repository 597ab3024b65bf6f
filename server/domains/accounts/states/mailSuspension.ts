import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Vendor } from '../../vendors/Vendor';
import type { Account } from '../Account';
import { ownAccount } from '../ownAccount';

/** Nobody is shut out by a colleague without hearing of it. */
export async function mailSuspension(
  manager: EntityManager,
  context: RequestContext,
  { id, email, vendorId, tokenVersion }: Account,
): Promise<void> {
  const { email: colleague } = await ownAccount(manager, context.viewer);
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  await queueMail(manager, context, {
    eventKey: `login-suspended:${id}:${tokenVersion}`,
    to: email,
    subject: 'Your Local Offers login is suspended',
    ...composeMail([
      'Hello,',
      `${colleague} has suspended your login for ${vendor?.companyName ?? 'the company'}. You cannot sign in with it until a colleague reinstates it.`,
      'If you think that this is a mistake, talk to your colleagues, or answer this mail.',
      'Kind regards,\nLocal Offers',
    ]),
  });
}

import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { VendorInvitation } from '../VendorInvitation';

@ObjectType({ description: 'What `withdrawVendorInvitation` did.' })
export class WithdrawVendorInvitationPayload {
  @Field(() => ID, { description: 'Global id of the invitation that is no more.' })
  readonly deletedId: string;

  constructor(deletedId: string) {
    this.deletedId = deletedId;
  }
}

@InputType({ description: 'Which invitation to withdraw.' })
export class WithdrawVendorInvitationInput {
  @Field(() => ID, { description: 'Global id of the invitation.' })
  id: string;
}

/** Deletes an invitation, so that its link stops working. The audit log keeps a record of it. */
export async function withdrawVendorInvitation(context: RequestContext, { id }: { id: number }): Promise<void> {
  await context.database.transaction(async (manager) => {
    const invitations = manager.getRepository(VendorInvitation);
    const invitation = await invitations.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!invitation) throw new DomainError('NOT_FOUND', 'There is no such invitation.');
    const { vendorId, brochureId, sentCount, usedAt } = invitation;
    authorize(context.viewer, 'withdrawVendorInvitation', { vendorId });
    if (usedAt !== null) {
      throw new DomainError('CONFLICT', 'This invitation was taken up: there is a login, which can be suspended.');
    }
    await invitations.delete({ id });
    const before = { vendorId, brochureId, sentCount };
    await recordAudit(manager, context, [
      { action: 'withdrawVendorInvitation', entityType: 'VendorInvitation', entityId: id, before, after: null },
    ]);
  });
}

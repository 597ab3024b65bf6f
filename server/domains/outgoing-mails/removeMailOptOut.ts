import { ObjectType, Field, ID, InputType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';

@ObjectType({ description: 'What `removeMailOptOut` did.' })
export class RemoveMailOptOutPayload {
  @Field(() => ID, { description: 'Global id of the entry that is gone.' })
  readonly removedId: string;

  constructor(removedId: string) {
    this.removedId = removedId;
  }
}

@InputType({ description: 'Who wants optional mail again.' })
export class RemoveMailOptOutInput {
  @Field(() => ID, { description: 'Global id of the entry.' })
  id: string;
}

/** Allows reports and reminders to this recipient again. Use it only at the recipient's own request (Spam Act). */
export async function removeMailOptOut(context: RequestContext, { id }: { id: number }): Promise<void> {
  authorize(context.viewer, 'removeMailOptOut');
  await context.database.transaction(async (manager) => {
    const optOuts = manager.getRepository(MailOptOut);
    const optOut = await optOuts.findOneBy({ id });
    if (!optOut) throw new DomainError('NOT_FOUND', 'There is no such entry.');
    await optOuts.delete({ id });
    const before = { optedOutAt: optOut.optedOutAt.toISOString() };
    await recordAudit(manager, context, [
      { action: 'removeMailOptOut', entityType: 'MailOptOut', entityId: id, before, after: null },
    ]);
  });
}

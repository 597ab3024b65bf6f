import { Field, ObjectType } from 'type-graphql';
import { MoreThan } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { VendorViewing } from './VendorViewing';

@ObjectType({ description: 'What `endVendorViewing` did.' })
export class EndVendorViewingPayload {
  @Field(() => GraphQLDateTime, { description: 'When it ended.' })
  readonly endedAt: Date;

  constructor(endedAt: Date) {
    this.endedAt = endedAt;
  }
}

/** Ends the viewing of this token, which counts no more. Any other token ends nothing. */
export async function endVendorViewing(context: RequestContext): Promise<EndVendorViewingPayload> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'endVendorViewing');
  const viewing = viewer?.viewing;
  const endedAt = clock.now();
  if (viewing === undefined) return new EndVendorViewingPayload(endedAt);
  await database.transaction(async (manager) => {
    const viewings = manager.getRepository(VendorViewing);
    const { affected } = await viewings.update({ id: viewing.id, endsAt: MoreThan(endedAt) }, { endsAt: endedAt });
    if (affected !== 1) return;
    const line = { entityType: 'Account', entityId: viewer?.accountId ?? 0, before: null, after: null };
    await recordAudit(manager, { ...context, clock: { now: () => endedAt } }, [
      { action: 'endVendorViewing', ...line },
    ]);
  });
  return new EndVendorViewingPayload(endedAt);
}

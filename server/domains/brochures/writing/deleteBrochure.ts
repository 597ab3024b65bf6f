import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';

@ObjectType({ description: 'What `deleteBrochure` did.' })
export class DeleteBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it was; from now on it is nowhere to be found.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to delete.' })
export class DeleteBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

/**
 * Deletes an ad softly: only the audit log shows it, and it can be restored for 30 days
 * (docs/rules/statuses-and-reviews.md#soft-delete).
 */
export async function deleteBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'deleteBrochure');
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    const brochures = manager.getRepository(Brochure);
    await brochures.update({ id }, { recordStatus: false, deletedAt: context.clock.now() });
    await recordAudit(manager, context, [
      {
        action: 'deleteBrochure',
        entityType: 'Brochure',
        entityId: id,
        before: { recordStatus: true, title: brochure.title, status: brochure.status },
        after: { recordStatus: false },
      },
    ]);
    return brochures.findOneByOrFail({ id });
  });
}

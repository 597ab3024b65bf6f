import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../Brochure';
import { undoPeriods } from '../undo/undoPeriods';

@ObjectType({ description: 'What `restoreBrochure` did.' })
export class RestoreBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which deleted ad to bring back.' })
export class RestoreBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

const { days: restorableDays } = undoPeriods.deletion;
const dayMs = 86_400_000;

/** Returns until when an ad can be restored that was deleted then. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * dayMs);
}

/** @throws DomainError GONE for an ad that was deleted too long ago (docs/rules/statuses-and-reviews.md#soft-delete) */
export function assertRestorable(deletedAt: Date, now: Date): void {
  if (now <= restorableUntil(deletedAt)) return;
  throw new DomainError('GONE', `This ad was deleted more than ${restorableDays} days ago and cannot be restored.`);
}

/** Restores a deleted ad with its former status. Does nothing to an ad that is not deleted. */
export async function restoreBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'restoreBrochure');
  return context.database.transaction(async (manager) => {
    const brochures = manager.getRepository(Brochure);
    const brochure = await brochures.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
    if (brochure.deletedAt === null) return brochure;
    assertRestorable(brochure.deletedAt, context.clock.now());
    await brochures.update({ id }, { recordStatus: true, deletedAt: null });
    await recordAudit(manager, context, [
      {
        action: 'restoreBrochure',
        entityType: 'Brochure',
        entityId: id,
        before: { recordStatus: false },
        after: { recordStatus: true, title: brochure.title, status: brochure.status },
      },
    ]);
    return brochures.findOneByOrFail({ id });
  });
}

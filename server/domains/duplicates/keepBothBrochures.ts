import { In } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { Brochure } from '../brochures/Brochure';
import { BrochuresThatDiffer } from './BrochuresThatDiffer';

@ObjectType({ description: 'What `keepBothBrochures` did.' })
export class KeepBothBrochuresPayload {
  @Field(() => [Brochure], { description: 'Both ads; they are not found as duplicates any more.' })
  readonly brochures: Brochure[];

  constructor(brochures: Brochure[]) {
    this.brochures = brochures;
  }
}

@InputType({ description: 'Two ads that are not the same.' })
export class KeepBothBrochuresInput {
  @Field(() => ID, { description: 'Global id of one ad.' })
  firstId: string;

  @Field(() => ID, { description: 'Global id of the other.' })
  secondId: string;
}

interface Both {
  firstId: number;
  secondId: number;
}

/** Marks two similar ads as different, so that they are no longer listed as duplicates. */
export async function keepBothBrochures(context: RequestContext, { firstId, secondId }: Both): Promise<Brochure[]> {
  authorize(context.viewer, 'keepBothBrochures');
  if (firstId === secondId) {
    const message = 'Name two different ads.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'secondId', code: 'SAME', message }] });
  }
  return context.database.transaction(async (manager) => {
    const ids = [Math.min(firstId, secondId), Math.max(firstId, secondId)] as const;
    const brochures = await manager
      .getRepository(Brochure)
      .find({ where: { id: In(ids), recordStatus: true }, order: { id: 'ASC' } });
    if (brochures.length < 2) throw new DomainError('NOT_FOUND', 'One of these ads is no longer there.');
    const decided = await manager
      .createQueryBuilder()
      .insert()
      .into(BrochuresThatDiffer)
      .values({
        ...{ firstId: ids[0], secondId: ids[1] },
        ...{ decidedById: context.viewer?.accountId ?? null, decidedAt: context.clock.now() },
      })
      .orIgnore()
      .returning('first_id')
      .execute();
    if ((decided.raw as unknown[]).length > 0) {
      await recordAudit(
        manager,
        context,
        ids.map((entityId, at) => ({
          ...{ action: 'keepBothBrochures', entityType: 'Brochure', entityId, before: null },
          after: { notDuplicateOf: ids[1 - at] ?? null },
        })),
      );
    }
    return brochures;
  });
}

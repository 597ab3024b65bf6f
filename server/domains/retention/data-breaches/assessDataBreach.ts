import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { cleanText } from '../../../shared/text/cleanText';
import { HasLength } from '../../../shared/validation/HasLength';
import { noSuchBreach, refuseFields } from './breachProblems';
import { DataBreach } from './DataBreach';

@InputType({ description: 'The assessment of a data breach.' })
export class AssessDataBreachInput {
  @Field(() => ID, { description: 'Global id of the breach.' })
  id: string;

  @Field({
    description: 'Whether serious harm to somebody is likely: then people and the Commissioner are to be told.',
  })
  isSeriousHarmLikely: boolean;

  @Field({ description: 'Why, in up to 5,000 characters.' })
  @HasLength(1, 5000, 'An assessment has at most 5,000 characters.')
  assessment: string;
}

@ObjectType({ description: 'What `assessDataBreach` did.' })
export class AssessDataBreachPayload {
  @Field(() => DataBreach, { description: 'The breach as it is now.' })
  readonly breach: DataBreach;

  constructor(breach: DataBreach) {
    this.breach = breach;
  }
}

interface Assessment {
  id: number;
  isSeriousHarmLikely: boolean;
  assessment: string;
}

/**
 * Assesses a breach, once.
 * @throws NOT_FOUND; CONFLICT if it is assessed; VALIDATION_FAILED without a reason
 */
export async function assessDataBreach(context: RequestContext, input: Assessment): Promise<DataBreach> {
  authorize(context.viewer, 'assessDataBreach');
  const { id, isSeriousHarmLikely } = input;
  const assessment = cleanText(input.assessment);
  if (assessment === '') refuseFields([{ field: 'assessment', code: 'REQUIRED', message: 'Say why you think so.' }]);
  return context.database.transaction(async (manager) => {
    const breaches = manager.getRepository(DataBreach);
    const breach = await breaches.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!breach) throw noSuchBreach();
    if (breach.state !== 'ASSESSING') throw new DomainError('CONFLICT', 'This breach is assessed already.');
    const state = isSeriousHarmLikely ? 'TO_NOTIFY' : 'NOT_NOTIFIABLE';
    const assessed = await breaches.save(
      breaches.merge(breach, { state, assessment, assessedAt: context.clock.now() }),
    );
    await recordAudit(manager, context, [
      {
        action: 'assessDataBreach',
        entityType: 'DataBreach',
        entityId: id,
        before: { state: 'ASSESSING' },
        after: { state },
      },
    ]);
    return assessed;
  });
}

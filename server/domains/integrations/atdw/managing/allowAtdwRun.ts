import { Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { IsDid } from '../../../../shared/validation/IsDid';
import { AtdwRun } from '../AtdwRun';
import { syncAtdwJob } from '../syncing/syncAtdwJob';
import { refuseOpenRun } from './refuseOpenRun';

const limits = { message: 'A count is 0 to 2147483647.' };

@InputType({ description: 'The permission to archive more than a fifth of the listings, once.' })
export class AllowAtdwRunInput {
  @Field({ description: 'Display id of the run that stopped.' })
  @IsDid('run')
  did: string;

  @Field(() => Int, { description: 'How many listings it may archive: the count that was shown.' })
  @Min(0, limits)
  @Max(2_147_483_647, limits)
  vanishing: number;
}

@ObjectType({ description: 'What `allowAtdwRun` did.' })
export class AllowAtdwRunPayload {
  @Field(() => AtdwRun, { description: 'The run, which goes on soon.' })
  readonly run: AtdwRun;

  constructor(run: AtdwRun) {
    this.run = run;
  }
}

/** Lets the last run go on that has stopped. It stops again if it finds more. @throws CONFLICT for any other run */
export async function allowAtdwRun(
  context: RequestContext,
  { did, vanishing }: Pick<AllowAtdwRunInput, 'did' | 'vanishing'>,
): Promise<AtdwRun> {
  const { viewer, database, jobs } = context;
  authorize(viewer, 'allowAtdwRun');
  return database.transaction(async (manager) => {
    await refuseOpenRun(manager);
    const runs = manager.getRepository(AtdwRun);
    const [last] = await runs.find({ order: { id: 'DESC' }, take: 1 });
    const run = last?.did === did ? last : await runs.findOneBy({ did });
    if (!run) throw new DomainError('NOT_FOUND', 'There is no such run.');
    if (run.state !== 'STOPPED' || run.id !== last?.id) {
      throw new DomainError('CONFLICT', 'Only the last run can be let go on, and only if it has stopped.');
    }
    if (run.vanishing !== vanishing) {
      throw new DomainError('CONFLICT', `It would archive ${String(run.vanishing)} listings. Look at the count again.`);
    }
    await runs.update(
      { id: run.id },
      {
        state: 'WAITING',
        finishedAt: null,
        problem: null,
        allowedVanishing: vanishing,
        allowedById: viewer?.accountId ?? null,
      },
    );
    await jobs.enqueue(manager, syncAtdwJob, { did });
    await recordAudit(manager, context, [
      {
        ...{ action: 'allowAtdwRun', entityType: 'AtdwRun', entityId: run.id },
        ...{ before: { state: 'STOPPED' }, after: { state: 'WAITING', vanishing } },
      },
    ]);
    return runs.findOneOrFail({ where: { id: run.id }, relations: { requestedBy: true, allowedBy: true } });
  });
}

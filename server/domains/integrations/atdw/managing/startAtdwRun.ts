import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { AtdwCategory } from '../AtdwCategory';
import { AtdwRun, AtdwRunKind } from '../AtdwRun';
import { AtdwSettings } from '../AtdwSettings';
import { newRun } from '../syncing/claimRun';
import { syncAtdwJob } from '../syncing/syncAtdwJob';
import { refuseOpenRun } from './refuseOpenRun';

@InputType({ description: 'A run of the tourism connector.' })
export class StartAtdwRunInput {
  @Field(() => AtdwRunKind, { description: 'What it reads. Without an earlier run CHANGES reads everything.' })
  kind: AtdwRunKind;

  @Field({ description: 'Whether it only counts what it would do.' })
  isDryRun: boolean;
}

@ObjectType({ description: 'What `startAtdwRun` did.' })
export class StartAtdwRunPayload {
  @Field(() => AtdwRun, { description: 'The run, which begins soon.' })
  readonly run: AtdwRun;

  constructor(run: AtdwRun) {
    this.run = run;
  }
}

/** Starts a run in the background. @throws CONFLICT while another one is open, or while something is not set up */
export async function startAtdwRun(
  context: RequestContext,
  input: Pick<StartAtdwRunInput, 'kind' | 'isDryRun'>,
): Promise<AtdwRun> {
  const { viewer, clock, database, jobs, atdwApiKey } = context;
  authorize(viewer, 'startAtdwRun');
  if (atdwApiKey === null) throw new DomainError('CONFLICT', 'There is no key. Set ATDW_API_KEY on the server.');
  return database.transaction(async (manager) => {
    if (!(await manager.getRepository(AtdwSettings).existsBy({ id: 1 }))) {
      throw new DomainError('CONFLICT', 'There are no settings yet. Save them first.');
    }
    if (!(await manager.getRepository(AtdwCategory).exists())) {
      throw new DomainError('CONFLICT', 'The categories of the warehouse are unknown. Read them first.');
    }
    await refuseOpenRun(manager);
    const runs = manager.getRepository(AtdwRun);
    const values = { ...newRun(input.kind, clock.now()), isDryRun: input.isDryRun };
    const { id } = await runs.save(
      runs.create({ ...values, state: 'WAITING', requestedById: viewer?.accountId ?? null }),
    );
    const run = await runs.findOneOrFail({ where: { id }, relations: { requestedBy: true, allowedBy: true } });
    await jobs.enqueue(manager, syncAtdwJob, { did: run.did });
    const after = { kind: input.kind, isDryRun: input.isDryRun };
    await recordAudit(manager, context, [
      { action: 'startAtdwRun', entityType: 'AtdwRun', entityId: id, before: null, after },
    ]);
    return run;
  });
}

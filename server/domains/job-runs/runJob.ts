import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';

@ObjectType({ description: 'What `runJob` did.' })
export class RunJobPayload {
  @Field(() => JobRun, { description: 'The work that was asked for; ask again for it to see how it ended.' })
  readonly job: JobRun;

  constructor(job: JobRun) {
    this.job = job;
  }
}

@InputType({ description: 'Which work to do now.' })
export class RunJobInput {
  @Field(() => ID, { description: 'Global id of the kind of work.' })
  id: string;
}

/**
 * Runs a scheduled job now: it needs no payload and may run twice. Other jobs can only be started by their own use
 * case.
 */
export async function runJob(context: RequestContext, { id }: { id: number }): Promise<JobRun> {
  authorize(context.viewer, 'runJob');
  return context.database.transaction(async (manager) => {
    const job = await manager.getRepository(JobRun).findOneBy({ id });
    if (!job) throw new DomainError('NOT_FOUND', 'There is no such work.');
    if (job.schedule === null) {
      throw new DomainError('CONFLICT', 'This work has no time of its own: what needs it asks for it.');
    }
    await context.jobs.enqueue(manager, { name: job.name }, {});
    await recordAudit(manager, context, [
      { action: 'runJob', entityType: 'JobRun', entityId: id, before: null, after: { name: job.name } },
    ]);
    return job;
  });
}

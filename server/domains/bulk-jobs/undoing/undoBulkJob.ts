import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { permissionOfUndo } from '../BulkAction';
import { BulkJob } from '../BulkJob';
import { changeBrochuresJob } from '../changeBrochuresJob';
import { lockBulkJob } from '../lockBulkJob';
import { mayUndoBulkJob } from './mayUndoBulkJob';
import { undoProblem } from './undoProblem';

@ObjectType({ description: 'What `undoBulkJob` did.' })
export class UndoBulkJobPayload {
  @Field(() => BulkJob, { description: 'The job; its ads are brought back in the background.' })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

@InputType({ description: 'Which bulk job to undo.' })
export class UndoBulkJobInput {
  @Field(() => ID, { description: 'Global id of the job.' })
  id: string;
}

/**
 * Undoes a bulk job: ads that nobody has changed since get back exactly what the job has overwritten
 * (docs/rules/statuses-and-reviews.md#bulk-jobs). Repeated requests undo it once.
 *
 * @throws DomainError PROOF_REQUIRED where the undo deletes or archives ads, or takes live ones from visitors
 */
export async function undoBulkJob(context: RequestContext, { id }: { id: number }): Promise<BulkJob> {
  authorize(context.viewer, 'undoBulkJob');
  return context.database.transaction(async (manager) => {
    const job = await lockBulkJob(manager, id);
    if (!mayUndoBulkJob(context.viewer, job)) {
      throw new DomainError(
        'FORBIDDEN',
        'Your role may undo only bulk jobs that you have started and still may start.',
      );
    }
    authorize(context.viewer, permissionOfUndo[job.action] ?? 'undoBulkJob');
    if (job.state === 'UNDOING' || job.state === 'UNDONE') return job;
    const problem = undoProblem(job, context.clock.now());
    if (problem !== null) throw new DomainError(problem.code, problem.message);
    const jobs = manager.getRepository(BulkJob);
    await jobs.update({ id }, { state: 'UNDOING', problem: null });
    await context.jobs.enqueue(manager, changeBrochuresJob, {
      jobId: id,
      undoneById: context.viewer?.accountId ?? job.createdById,
    });
    const after = { action: job.action, ads: job.changedCount - job.undoneCount - job.keptCount };
    await recordAudit(manager, context, [
      { action: 'undoBulkJob', entityType: 'BulkJob', entityId: id, before: null, after },
    ]);
    return jobs.findOneByOrFail({ id });
  });
}

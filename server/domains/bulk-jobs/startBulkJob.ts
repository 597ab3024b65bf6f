import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { assertOneVendor } from './steps/assertOneVendor';
import { permissionOfAction } from './BulkAction';
import { BulkJob } from './BulkJob';
import { changeBrochuresJob } from './changeBrochuresJob';
import { lockBulkJob } from './lockBulkJob';

@ObjectType({ description: 'What `startBulkJob` did.' })
export class StartBulkJobPayload {
  @Field(() => BulkJob, { description: 'The job; it changes its ads in the background.' })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

@InputType({ description: 'Which bulk job to start.' })
export class StartBulkJobInput {
  @Field(() => ID, { description: 'Global id of the job.' })
  id: string;
}

/** Runs a job that was tried. Repeated requests run it once. */
export async function startBulkJob(context: RequestContext, { id }: { id: number }): Promise<BulkJob> {
  authorize(context.viewer, 'startBulkJob');
  return context.database.transaction(async (manager) => {
    const job = await lockBulkJob(manager, id);
    authorize(context.viewer, permissionOfAction[job.action]);
    if (job.state === 'RUNNING' || job.state === 'DONE') return job;
    if (job.action === 'REPORT' && !context.mailTransport && !context.isDemo) {
      throw new DomainError('CONFLICT', 'No mail server is configured, so no report can be sent: set SMTP_URL.');
    }
    if (job.state !== 'CHECKED') {
      throw new DomainError('CONFLICT', 'This bulk job cannot be started: it was not tried to the end, or was undone.');
    }
    const jobs = manager.getRepository(BulkJob);
    // ads may have moved to other companies since the trial
    await assertOneVendor(manager, job.changes, await brochuresOf(manager, job));
    const counts = { changedCount: 0, unchangedCount: 0, refusedCount: 0 };
    // who starts it answers for it in the audit log
    const createdById = context.viewer?.accountId ?? job.createdById;
    await jobs.update({ id }, { ...counts, createdById, state: 'RUNNING', startedAt: context.clock.now() });
    await keepPreview(manager, id);
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: id });
    const after = { action: job.action, ads: job.total };
    await recordAudit(manager, context, [
      { action: 'startBulkJob', entityType: 'BulkJob', entityId: id, before: null, after },
    ]);
    return jobs.findOneByOrFail({ id });
  });
}

/**
 * Lets the rows wait for their turn. `before` keeps what the preview showed would be overwritten: nothing of an ad that was
 * unchanged or refused.
 */
async function keepPreview(manager: EntityManager, jobId: number): Promise<void> {
  await manager.query(
    `UPDATE bulk_job_rows
     SET outcome = 'WAITING', message = NULL, after = NULL,
       before = CASE outcome WHEN 'CHANGED' THEN before ELSE '{}'::jsonb END
     WHERE job_id = $1`,
    [jobId],
  );
}

async function brochuresOf(manager: EntityManager, { id, action }: BulkJob): Promise<number[]> {
  if (action !== 'UPDATE') return [];
  const rows = await manager.query<{ id: number }[]>('SELECT brochure_id AS id FROM bulk_job_rows WHERE job_id = $1', [
    id,
  ]);
  return rows.map((row) => row.id);
}

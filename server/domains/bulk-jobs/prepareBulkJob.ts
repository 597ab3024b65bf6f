import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { withMapAreaDid } from '../brochures/writing/values/withMapAreaDid';
import type { BrochureFilter } from '../browsing/filters/BrochureFilter';
import type { BrochureOrder } from '../browsing/filters/BrochureOrder';
import { BulkJob } from './BulkJob';
import type { BulkAction } from './BulkAction';
import { changeBrochuresJob } from './changeBrochuresJob';
import { chosenBrochures } from './chosenBrochures';
import { readBulkChanges } from './readBulkChanges';

@ObjectType({ description: 'What `prepareBulkJob` did.' })
export class PrepareBulkJobPayload {
  @Field(() => BulkJob, {
    description: 'The job; it is tried in the background, and changes nothing before it is started.',
  })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

export interface BulkJobWish {
  action: BulkAction;
  ids?: readonly string[] | null;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
  fields?: GivenFields | null;
  numberFrom?: number | null;
}

/** Chooses the ads of a bulk job once and for all, and enqueues its trial; it is run only on request. */
export async function prepareBulkJob(context: RequestContext, wish: BulkJobWish): Promise<BulkJob> {
  authorize(context.viewer, 'prepareBulkJob');
  const written = readBulkChanges(wish);
  const brochureIds = await chosenBrochures(context, wish);
  return context.database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const job = await jobs.save(
      jobs.create({
        ...{ action: wish.action, changes: await withMapAreaDid(manager, written), state: 'CHECKING' },
        ...{ numberFrom: wish.numberFrom ?? null, total: brochureIds.length, createdAt: context.clock.now() },
        createdById: context.viewer?.accountId ?? 0,
      }),
    );
    await manager.query(
      `INSERT INTO bulk_job_rows (job_id, position, brochure_id)
       SELECT $1, chosen.position, chosen.id
       FROM unnest($2::integer[]) WITH ORDINALITY AS chosen (id, position)`,
      [job.id, brochureIds],
    );
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: job.id });
    const after = { action: job.action, ads: job.total };
    await recordAudit(manager, context, [
      { action: 'prepareBulkJob', entityType: 'BulkJob', entityId: job.id, before: null, after },
    ]);
    return jobs.findOneByOrFail({ id: job.id });
  });
}

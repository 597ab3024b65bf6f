import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { withMapAreaDid } from '../brochures/writing/values/withMapAreaDid';
import type { DeletedFilter } from '../browsing/deleted/DeletedFilter';
import type { BrochureFilter } from '../browsing/filters/BrochureFilter';
import type { BrochureOrder } from '../browsing/filters/BrochureOrder';
import { assertOneVendor } from './steps/assertOneVendor';
import { BulkJob } from './BulkJob';
import { permissionOfAction, type BulkAction } from './BulkAction';
import { changeBrochuresJob } from './changeBrochuresJob';
import { chosenBrochures } from './chosenBrochures';
import { readBulkChanges } from './readBulkChanges';

@ObjectType({ description: 'What `prepareBulkJob` did.' })
export class PrepareBulkJobPayload {
  @Field(() => BulkJob, {
    description: 'The job; it is tried in the background, and changes nothing before it is started, or `startsAtOnce`.',
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
  trash?: DeletedFilter | null;
  fields?: GivenFields | null;
  numberFrom?: number | null;
  startsAtOnce?: boolean | null;
}

/**
 * Chooses the ads of a bulk job once and for all, and enqueues its trial; it is run only on request. With `startsAtOnce`
 * it is run without a trial, because the caller has chosen each ad.
 *
 * @throws DomainError VALIDATION_FAILED for `startsAtOnce` without ids, whose ads nobody has seen,
 *   or with REPORT, whose recipients nobody has seen
 */
export async function prepareBulkJob(context: RequestContext, wish: BulkJobWish): Promise<BulkJob> {
  authorize(context.viewer, 'prepareBulkJob');
  const isTried = wish.startsAtOnce !== true;
  if (!isTried) {
    authorize(context.viewer, 'startBulkJob');
    authorize(context.viewer, permissionOfAction[wish.action]);
  }
  const written = readBulkChanges(wish);
  if (!isTried && (wish.ids == null || wish.action === 'REPORT')) throw unseen();
  const brochureIds = await chosenBrochures(context, wish);
  return context.database.transaction(async (manager) => {
    await assertOneVendor(manager, written, brochureIds);
    const jobs = manager.getRepository(BulkJob);
    const now = context.clock.now();
    const job = await jobs.save(
      jobs.create({
        ...{ action: wish.action, changes: await withMapAreaDid(manager, written), createdAt: now },
        ...{ numberFrom: wish.numberFrom ?? null, total: brochureIds.length },
        ...(isTried ? { state: 'CHECKING' } : { state: 'RUNNING', startedAt: now }),
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
    const action = isTried ? 'prepareBulkJob' : 'startBulkJob';
    await recordAudit(manager, context, [{ action, entityType: 'BulkJob', entityId: job.id, before: null, after }]);
    return jobs.findOneByOrFail({ id: job.id });
  });
}

function unseen(): DomainError {
  const message =
    'Only ads of "ids" are changed without a trial, and nobody is mailed without one: leave it out, and start the job after its trial.';
  const errors = [{ field: 'startsAtOnce', code: 'NEEDS_TRIAL', message }];
  return new DomainError('VALIDATION_FAILED', message, { errors });
}

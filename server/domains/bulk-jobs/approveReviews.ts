import { ArrayMaxSize, ArrayMinSize, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf } from '../../shared/globalId';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { BulkJob } from './BulkJob';
import { changeBrochuresJob } from './changeBrochuresJob';
import { knownBrochures } from './chosenBrochures';

@InputType({ description: 'An ad to approve, as the reviewer has seen it.' })
class SeenReviewInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad that was seen.' })
  @Min(1, { message: 'A version is a whole number from 1 on.' })
  version: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: '`submittedAt` of the pending change that was seen; absent: there was none.',
  })
  submittedAt?: Date | null;
}

const most = 500;
const counted = `Approve 1 to ${most} ads at once.`;

@InputType({ description: 'What to approve.' })
export class ApproveReviewsInput {
  @Field(() => [SeenReviewInput], { description: `1 to ${most} ads, each once.` })
  @ArrayMinSize(1, { message: counted })
  @ArrayMaxSize(most, { message: counted })
  @ValidateNested()
  reviews: SeenReviewInput[];
}

@ObjectType({ description: 'What `approveReviews` did.' })
export class ApproveReviewsPayload {
  @Field(() => BulkJob, { description: 'The job; it approves the ads in the background.' })
  readonly bulkJob: BulkJob;

  constructor(bulkJob: BulkJob) {
    this.bulkJob = bulkJob;
  }
}

interface SeenReview {
  /** global id of the ad */
  id: string;
  version: number;
  submittedAt?: Date | null;
}

/**
 * Approves many ads or their pending changes as a bulk job that starts at once: the reviewer has seen them. One that
 * somebody has changed since is refused (docs/rules/statuses-and-reviews.md#reviews).
 */
export async function approveReviews(
  context: RequestContext,
  { reviews }: { reviews: readonly SeenReview[] },
): Promise<BulkJob> {
  authorize(context.viewer, 'approveReviews');
  const ids = reviews.map(({ id }) => databaseIdOf(id, 'Brochure', 'reviews'));
  if (new Set(ids).size < ids.length) {
    const message = 'Give each ad once.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'reviews', code: 'TWICE', message }] });
  }
  await knownBrochures(context, ids);
  return context.database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const now = context.clock.now();
    const { id } = await jobs.save(
      jobs.create({
        ...{ action: 'APPROVE', changes: {}, numberFrom: null, state: 'RUNNING', total: ids.length },
        ...{ createdById: context.viewer?.accountId ?? 0, createdAt: now, startedAt: now },
      }),
    );
    await manager.query(
      `INSERT INTO bulk_job_rows (job_id, position, brochure_id, seen_version, seen_submitted_at)
       SELECT $1, row.position, row.id, row.version, row.submitted_at
       FROM unnest($2::integer[], $3::integer[], $4::timestamptz[])
         WITH ORDINALITY AS row (id, version, submitted_at, position)`,
      [id, ids, reviews.map(({ version }) => version), reviews.map(({ submittedAt = null }) => submittedAt)],
    );
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: id });
    const after = { action: 'APPROVE', ads: ids.length };
    await recordAudit(manager, context, [
      { action: 'approveReviews', entityType: 'BulkJob', entityId: id, before: null, after },
    ]);
    return jobs.findOneByOrFail({ id });
  });
}

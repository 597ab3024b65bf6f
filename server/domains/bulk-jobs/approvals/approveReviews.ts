import { ArrayMaxSize, ArrayMinSize, IsOptional, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { readDecidable, type WaitingReview } from '../../reviews/pending-reviews/readDecidable';
import { withReviewFilter, type ReviewFilter } from '../../reviews/pending-reviews/ReviewFilter';
import { databaseIdOf } from '../../../shared/globalId';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { BulkJob } from '../BulkJob';
import { changeBrochuresJob } from '../changeBrochuresJob';
import { knownBrochures } from '../chosenBrochures';

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

@InputType({ description: 'All of the review queue that match and are not sent back, without requests to archive.' })
class ReviewQueueInput extends withReviewFilter(Object) {}

const most = 500;
const mostOfQueue = 100_000;
const counted = `Approve 1 to ${most} ads at once.`;

@InputType({ description: 'What to approve.' })
export class ApproveReviewsInput {
  @Field(() => [SeenReviewInput], {
    nullable: true,
    description: `1 to ${most} ads, each once; the job starts at once. Instead of \`queue\`.`,
  })
  @IsOptional()
  @ArrayMinSize(1, { message: counted })
  @ArrayMaxSize(most, { message: counted })
  @ValidateNested()
  reviews?: SeenReviewInput[] | null;

  @Field(() => ReviewQueueInput, {
    nullable: true,
    description:
      'All that match, each in its present version; the job is only tried until `startBulkJob`. Instead of `reviews`.',
  })
  @IsOptional()
  @ValidateNested()
  queue?: ReviewQueueInput | null;
}

@ObjectType({ description: 'What `approveReviews` did.' })
export class ApproveReviewsPayload {
  @Field(() => BulkJob, {
    description: 'The job; it approves the ads in the background, or tries to until it is started.',
  })
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

interface ReviewsWish {
  reviews?: readonly SeenReview[] | null;
  queue?: ReviewFilter | null;
}

/**
 * Approves many ads or their pending changes as a bulk job. `reviews`: the reviewer has seen them, so it starts at once.
 * `queue`: nobody has seen all that match, so the job is tried and waits to be started. An ad that somebody has changed
 * since it was chosen is refused (docs/rules/statuses-and-reviews.md#reviews).
 */
export async function approveReviews(context: RequestContext, wish: ReviewsWish): Promise<BulkJob> {
  authorize(context.viewer, 'approveReviews');
  const chosen = await choose(context, wish);
  const isTried = wish.queue != null;
  return context.database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const now = context.clock.now();
    const { id } = await jobs.save(
      jobs.create({
        ...{ action: 'APPROVE', changes: {}, numberFrom: null, total: chosen.length, createdAt: now },
        ...(isTried ? { state: 'CHECKING' } : { state: 'RUNNING', startedAt: now }),
        createdById: context.viewer?.accountId ?? 0,
      }),
    );
    await manager.query(
      `INSERT INTO bulk_job_rows (job_id, position, brochure_id, seen_version, seen_submitted_at)
       SELECT $1, row.position, row.id, row.version, row.submitted_at
       FROM unnest($2::integer[], $3::integer[], $4::timestamptz[])
         WITH ORDINALITY AS row (id, version, submitted_at, position)`,
      [
        id,
        chosen.map(({ brochureId }) => brochureId),
        chosen.map(({ version }) => version),
        chosen.map(({ submittedAt }) => submittedAt),
      ],
    );
    await context.jobs.enqueue(manager, changeBrochuresJob, { jobId: id });
    const after = { action: 'APPROVE', ads: chosen.length };
    await recordAudit(manager, context, [
      {
        ...{ action: isTried ? 'prepareBulkJob' : 'approveReviews', entityType: 'BulkJob', entityId: id },
        ...{ before: null, after },
      },
    ]);
    return jobs.findOneByOrFail({ id });
  });
}

async function choose(context: RequestContext, { reviews, queue }: ReviewsWish): Promise<WaitingReview[]> {
  if ((reviews == null) === (queue == null)) {
    throw refusal('reviews', 'EXCLUSIVE', 'Give either "reviews" or "queue".');
  }
  if (reviews != null) return seenReviews(context, reviews);
  const waiting = await readDecidable(context, queue ?? {}, mostOfQueue + 1);
  if (waiting.length > mostOfQueue) throw refusal('queue', 'TOO_MANY', 'Approve at most 100,000 ads at once.');
  if (waiting.length === 0) throw refusal('queue', 'NO_ADS', 'Nothing that matches waits for a decision.');
  return waiting;
}

async function seenReviews(context: RequestContext, reviews: readonly SeenReview[]): Promise<WaitingReview[]> {
  const seen = reviews.map(({ id, version, submittedAt = null }) => ({
    ...{ brochureId: databaseIdOf(id, 'Brochure', 'reviews'), version, submittedAt },
  }));
  const ids = seen.map(({ brochureId }) => brochureId);
  if (new Set(ids).size < ids.length) throw refusal('reviews', 'TWICE', 'Give each ad once.');
  await knownBrochures(context, ids);
  return seen;
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}

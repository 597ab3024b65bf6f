import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { isDeletion, isInTrash } from './DeletedFilter';

@ObjectType({ description: 'Deleted ads that one login or one bulk job has deleted. For administrators.' })
export class Deletion {
  /** number of the account */
  readonly actorId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: '`databaseId` of the bulk job; null: they were deleted one by one.',
  })
  readonly bulkJobId: number | null;

  @Field(() => Int, { description: 'Number of ads that are still deleted.' })
  readonly count: number;

  @Field(() => GraphQLDateTime, { description: 'When the last of them was deleted.' })
  readonly lastDeletedAt: Date;

  constructor({ actorId, bulkJobId, count, lastDeletedAt }: Deletion) {
    this.actorId = actorId;
    this.bulkJobId = bulkJobId;
    this.count = count;
    this.lastDeletedAt = lastDeletedAt;
  }
}

const mostDeletions = 200;

/** Lists who has deleted ads, by which job, the last first. One statement. */
export async function listDeletions(context: RequestContext): Promise<Deletion[]> {
  authorize(context.viewer, 'deletions');
  const rows = await context.database.query<Deletion[]>(
    `SELECT line.actor_account_id AS "actorId", line.bulk_job_id AS "bulkJobId", count(*)::integer AS count,
       max(b.deleted_at) AS "lastDeletedAt"
     FROM brochures AS b LEFT JOIN LATERAL (
       SELECT line.actor_account_id, line.bulk_job_id FROM audit_log_entries AS line
       WHERE line.entity_id = b.id AND ${isDeletion('line')} ORDER BY line.id DESC LIMIT 1
     ) AS line ON true
     WHERE ${isInTrash} GROUP BY 1, 2 ORDER BY 4 DESC LIMIT ${mostDeletions}`,
  );
  return rows.map((row) => new Deletion(row));
}

import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { kindOf, queueConditions, since, waitingQueue } from './queueSql';
import type { ReviewFilter } from './ReviewFilter';

/** An entry of the queue in its present version. */
export interface WaitingReview {
  brochureId: number;
  version: number;
  /** `submittedAt` of the pending change; null: there is none */
  submittedAt: Date | null;
}

/**
 * Returns all that match and wait for a decision about what they say, the longest waiting first: not requests to archive,
 * and nothing that was sent back. At most `atMost` entries.
 */
export function readDecidable(
  { database }: Pick<RequestContext, 'database'>,
  filter: ReviewFilter,
  atMost: number,
): Promise<WaitingReview[]> {
  const values = new SqlValues();
  const conditions = [...queueConditions({ ...filter, isSentBack: false }, values), `${kindOf} <> 'ARCHIVE_REQUEST'`];
  return database.query<WaitingReview[]>(
    `SELECT b.id AS "brochureId", b.version, r.submitted_at AS "submittedAt"
     FROM ${waitingQueue} WHERE ${conditions.join(' AND ')} ORDER BY ${since}, b.id LIMIT ${atMost}`,
    values.all,
  );
}

import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';
import type { BulkOutcome } from '../BulkJobRow';

export interface ClaimedRow {
  position: number;
  brochureId: number;
  wanted: BrochureChanges | null;
  seenVersion: number | null;
  seenSubmittedAt: Date | null;
  otherBrochureId: number | null;
  refusal: string | null;
  /** of a job with a preview: the values that it showed, as in the audit log; null: nobody has seen one */
  before: AuditedValues | null;
}

interface Claim {
  atMost?: number;
  /** an undo of changes that build on each other begins with the last */
  isLastFirst?: boolean;
}

/** Few enough that the locks of a batch are short for everybody else. */
const batchSize = 200;

/** Locks the next rows of a job with an outcome. A second worker of the same job gets other rows. */
export function claimRows(
  manager: EntityManager,
  jobId: number,
  outcome: BulkOutcome,
  { atMost = batchSize, isLastFirst = false }: Claim = {},
): Promise<ClaimedRow[]> {
  return manager.query<ClaimedRow[]>(
    `SELECT position, brochure_id AS "brochureId", wanted, seen_version AS "seenVersion",
       seen_submitted_at AS "seenSubmittedAt", other_brochure_id AS "otherBrochureId", refusal, before
     FROM bulk_job_rows
     WHERE job_id = $1 AND outcome = $2 ORDER BY position ${isLastFirst ? 'DESC' : 'ASC'} LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [jobId, outcome, atMost],
  );
}

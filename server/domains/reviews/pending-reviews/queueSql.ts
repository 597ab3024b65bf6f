import { containsText } from '../../../platform/database/containsText';
import type { SqlValues } from '../../../platform/database/SqlValues';
import { databaseIdOf } from '../../../shared/globalId';
import type { ReviewFilter } from './ReviewFilter';

/** An ad that was sent back waits again once it was sent or changed since, or got a file. Drafts do not wait. */
const answered = `(b.updated_at > last.reviewed_at OR b.submitted_at > last.reviewed_at
  OR EXISTS (SELECT FROM assets a WHERE a.brochure_id = b.id AND a.created_at > last.reviewed_at))`;
export const sentBack = `CASE WHEN q.id IS NOT NULL THEN false
  WHEN r.id IS NULL THEN last.reviewed_at IS NOT NULL AND NOT ${answered}
  ELSE r.state = 'CHANGES_REQUESTED' END`;

/** since when it waits */
export const since = `CASE WHEN q.id IS NOT NULL THEN q.requested_at WHEN r.id IS NOT NULL THEN r.submitted_at
  WHEN last.reviewed_at IS NULL OR b.submitted_at > last.reviewed_at THEN b.submitted_at
  ELSE greatest(b.updated_at, last.reviewed_at) END`;

export const kindOf = `CASE WHEN q.id IS NOT NULL THEN 'ARCHIVE_REQUEST' WHEN r.id IS NOT NULL THEN 'CHANGE' ELSE 'NEW_AD' END`;

/** The FROM of the review queue. Each part uses its own index. An ad with several waiting items is one entry. */
export const waitingQueue = `(
    SELECT id FROM brochures WHERE record_status AND status = 'PENDING_REVIEW'
    UNION SELECT brochure_id FROM brochure_revisions WHERE state IN ('WAITING', 'CHANGES_REQUESTED')
    UNION SELECT brochure_id FROM archive_requests WHERE state = 'WAITING'
  ) waiting
  JOIN brochures b ON b.id = waiting.id
  LEFT JOIN brochure_revisions r ON r.brochure_id = b.id AND r.state IN ('WAITING', 'CHANGES_REQUESTED')
  LEFT JOIN archive_requests q ON q.brochure_id = b.id AND q.state = 'WAITING'
  LEFT JOIN review_assignments g ON g.brochure_id = b.id
  LEFT JOIN vendors v ON v.id = b.vendor_id
  LEFT JOIN LATERAL (
    SELECT CASE WHEN d.decision = 'REQUEST_CHANGES' THEN d.reviewed_at END AS reviewed_at FROM brochure_reviews d
    WHERE d.brochure_id = b.id AND d.decision IS NOT NULL ORDER BY d.id DESC LIMIT 1) last ON true`;

interface QueueFilter extends ReviewFilter {
  isSentBack?: boolean | null;
}

/** The conditions of the WHERE (docs/rules/statuses-and-reviews.md#reviews). */
export function queueConditions(
  { kind, type, isSentBack, q, assigneeId, isAssigned }: QueueFilter,
  values: SqlValues,
): string[] {
  return [
    'b.record_status',
    'b.submitted_at IS NOT NULL',
    `b.status <> 'ARCHIVED'`,
    ...(kind == null ? [] : [`${kindOf} = ${values.add(kind)}`]),
    ...(type == null ? [] : [`b.type = ${values.add(type)}`]),
    ...(isSentBack == null ? [] : [isSentBack ? sentBack : `NOT (${sentBack})`]),
    ...(assigneeId == null ? [] : [`g.account_id = ${values.add(databaseIdOf(assigneeId, 'Account', 'assigneeId'))}`]),
    ...(isAssigned == null ? [] : [`g.account_id IS ${isAssigned ? 'NOT NULL' : 'NULL'}`]),
    ...(q?.trim() ? [containsText(['b.title', 'b.company_name', 'v.company_name'], q, values)] : []),
  ];
}

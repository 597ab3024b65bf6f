import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { containsText } from '../../../platform/database/containsText';
import { flatEntity, type FlatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { keysetPage } from '../../../platform/database/keysetPage';
import type { Page } from '../../../platform/graphql/Page';
import { databaseIdOf } from '../../../shared/globalId';
import { authorize } from '../../../shared/authorize';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { Brochure } from '../../brochures/Brochure';
import { PendingReview } from './PendingReview';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { BrochureType } from '../../brochures/BrochureType';
import { PendingReviewKind } from './PendingReviewKind';

@ArgsType()
export class PendingReviewsArgs extends PageArgs {
  @Field(() => PendingReviewKind, { nullable: true, description: 'Only what is of this kind.' })
  kind?: PendingReviewKind | null;

  @Field(() => BrochureType, { nullable: true, description: 'Only ads of this type.' })
  type?: BrochureType | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what was sent back and waits for its vendor; false: only what waits for you.',
  })
  isSentBack?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only ads whose title or company holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what the login with this global id looks at.' })
  assigneeId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what somebody looks at; false: only what nobody does.',
  })
  isAssigned?: boolean | null;
}

export interface ListPendingReviewsInput extends Omit<PageArguments, 'offset'> {
  kind?: PendingReviewKind | null;
  type?: BrochureType | null;
  isSentBack?: boolean | null;
  q?: string | null;
  /** global id of a login */
  assigneeId?: string | null;
  isAssigned?: boolean | null;
}

/** An ad that was sent back waits again once it was sent or changed since, or got a file. Drafts do not wait. */
const answered = `(b.updated_at > last.reviewed_at OR b.submitted_at > last.reviewed_at
  OR EXISTS (SELECT FROM assets a WHERE a.brochure_id = b.id AND a.created_at > last.reviewed_at))`;
const sentBack = `CASE WHEN q.id IS NOT NULL THEN false
  WHEN r.id IS NULL THEN last.reviewed_at IS NOT NULL AND NOT ${answered}
  ELSE r.state = 'CHANGES_REQUESTED' END`;
const since = `CASE WHEN q.id IS NOT NULL THEN q.requested_at WHEN r.id IS NOT NULL THEN r.submitted_at
  WHEN last.reviewed_at IS NULL OR b.submitted_at > last.reviewed_at THEN b.submitted_at
  ELSE greatest(b.updated_at, last.reviewed_at) END`;

const kindOf = `CASE WHEN q.id IS NOT NULL THEN 'ARCHIVE_REQUEST' WHEN r.id IS NOT NULL THEN 'CHANGE' ELSE 'NEW_AD' END`;

/** Each part uses its own index. An ad with several waiting items is one entry. */
const from = `(
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

const keys: SortKey[] = [
  {
    name: 'WAITING_SINCE',
    expression: `extract(epoch FROM ${since})::float8`,
    direction: 'ASC',
    kind: 'float',
    nullable: false,
  },
  { name: 'ID', expression: 'b.id', direction: 'ASC', kind: 'integer', nullable: false },
];

/** Lists reviews for administrators, the longest waiting first (docs/rules/statuses-and-reviews.md#reviews). */
export function listPendingReviews(
  context: RequestContext,
  { kind, type, isSentBack, q, assigneeId, isAssigned, ...page }: ListPendingReviewsInput,
): Promise<Page<{ item: PendingReview; cursor: string }>> {
  authorize(context.viewer, 'pendingReviews');
  return keysetPage(context.database, {
    entity: pendingReviewRows(flatEntity(context.database, Brochure, 'b')),
    from,
    keys,
    page,
    conditions: (values) => [
      'b.record_status',
      'b.submitted_at IS NOT NULL',
      `b.status <> 'ARCHIVED'`,
      ...(kind == null ? [] : [`${kindOf} = ${values.add(kind)}`]),
      ...(type == null ? [] : [`b.type = ${values.add(type)}`]),
      ...(isSentBack == null ? [] : [isSentBack ? sentBack : `NOT (${sentBack})`]),
      ...(assigneeId == null
        ? []
        : [`g.account_id = ${values.add(databaseIdOf(assigneeId, 'Account', 'assigneeId'))}`]),
      ...(isAssigned == null ? [] : [`g.account_id IS ${isAssigned ? 'NOT NULL' : 'NULL'}`]),
      ...(q?.trim() ? [containsText(['b.title', 'b.company_name', 'v.company_name'], q, values)] : []),
    ],
  });
}

/** The ad's own columns, and those about its waiting. */
function pendingReviewRows(brochure: FlatEntity<Brochure>): Pick<FlatEntity<PendingReview>, 'select' | 'read'> {
  return {
    select: `${brochure.select}, ${kindOf} AS kind, ${since} AS waiting_since, ${sentBack} AS is_sent_back,
      g.account_id AS assignee_id`,
    read(row: SqlRow) {
      const ad = brochure.read(row);
      if (ad === null) return null;
      return Object.assign(new PendingReview(), {
        brochure: ad,
        kind: row.kind as PendingReviewKind,
        waitingSince: row.waiting_since as Date,
        isSentBack: row.is_sent_back === true,
        assigneeId: row.assignee_id as number | null,
      });
    },
  };
}

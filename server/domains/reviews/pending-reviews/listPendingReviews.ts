import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity, type FlatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { keysetPage } from '../../../platform/database/keysetPage';
import type { Page } from '../../../platform/graphql/Page';
import { authorize } from '../../../shared/authorize';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { Brochure } from '../../brochures/Brochure';
import { PendingReview } from './PendingReview';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import type { PendingReviewKind } from './PendingReviewKind';
import { withReviewFilter, type ReviewFilter } from './ReviewFilter';
import { kindOf, queueConditions, sentBack, since, waitingQueue } from './queueSql';

@ArgsType()
export class PendingReviewsArgs extends withReviewFilter(PageArgs) {
  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what was sent back and waits for its vendor; false: only what waits for you.',
  })
  isSentBack?: boolean | null;
}

export interface ListPendingReviewsInput extends ReviewFilter, Omit<PageArguments, 'offset'> {
  isSentBack?: boolean | null;
}

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
  input: ListPendingReviewsInput,
): Promise<Page<{ item: PendingReview; cursor: string }>> {
  authorize(context.viewer, 'pendingReviews');
  return keysetPage(context.database, {
    entity: pendingReviewRows(flatEntity(context.database, Brochure, 'b')),
    from: waitingQueue,
    keys,
    page: input,
    conditions: (values) => queueConditions(input, values),
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

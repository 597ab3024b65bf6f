import { ArgsType, Field, ID } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { SqlValues } from '../../platform/database/SqlValues';
import type { Page } from '../../platform/graphql/Page';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { BulkJobRow, BulkOutcome } from './BulkJobRow';

@ArgsType()
export class BulkJobRowsArgs extends PageArgs {
  @Field(() => ID, { description: 'Global id of the job.' })
  jobId: string;

  @Field(() => BulkOutcome, { nullable: true, description: 'Only ads of this outcome.' })
  outcome?: BulkOutcome | null;
}

interface Rows extends Omit<PageArguments, 'offset'> {
  jobId: number;
  outcome?: BulkOutcome | null;
}

const inOrder: readonly SortKey[] = [
  { name: 'POSITION', expression: 'r.position', direction: 'ASC', kind: 'integer', nullable: false },
];

/** Lists the ads of a bulk job with their outcomes, in the order in which they were chosen. */
export function listBulkJobRows(
  context: RequestContext,
  { jobId, outcome, ...page }: Rows,
): Promise<Page<{ item: BulkJobRow; cursor: string }>> {
  authorize(context.viewer, 'bulkJobRows');
  const list = {
    ...{ entity: BulkJobRow, alias: 'r', keys: inOrder },
    conditions: (values: SqlValues) => [
      `r.job_id = ${values.add(jobId)}`,
      ...(outcome == null ? [] : [`r.outcome = ${values.add(outcome)}`]),
    ],
  };
  return pageOfRows(context.database, list, page);
}

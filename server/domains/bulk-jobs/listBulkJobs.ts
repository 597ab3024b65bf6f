import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { SqlValues } from '../../platform/database/SqlValues';
import type { Page } from '../../platform/graphql/Page';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { BulkJob } from './BulkJob';

@ArgsType()
export class BulkJobsArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only the job of this number.' })
  databaseId?: number | null;
}

interface Jobs extends Omit<PageArguments, 'offset'> {
  databaseId?: number | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'j.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists bulk jobs, newest first. */
export function listBulkJobs(
  context: RequestContext,
  { databaseId, ...page }: Jobs,
): Promise<Page<{ item: BulkJob; cursor: string }>> {
  authorize(context.viewer, 'bulkJobs');
  const list = {
    ...{ entity: BulkJob, alias: 'j', keys: newestFirst },
    conditions: (values: SqlValues) => (databaseId == null ? [] : [`j.id = ${values.add(databaseId)}`]),
  };
  return pageOfRows(context.database, list, page);
}

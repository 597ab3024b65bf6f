import { ArgsType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfRows } from '../../../platform/database/pageOfRows';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { Page } from '../../../platform/graphql/Page';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { authorize } from '../../../shared/authorize';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { Brochure } from '../../brochures/Brochure';
import { DeletedBrochure } from './DeletedBrochure';
import { deletedConditions, withDeletedFilter, type DeletedFilter } from './DeletedFilter';

@ArgsType()
export class DeletedBrochuresArgs extends withDeletedFilter(PageArgs) {}

type Deleted = DeletedFilter & Omit<PageArguments, 'offset'>;

const latestFirst: readonly SortKey[] = [
  {
    ...{ name: 'DELETED', expression: '(extract(epoch FROM b.deleted_at) * 1000)::bigint', direction: 'DESC' },
    ...{ kind: 'integer', nullable: false },
  },
  { name: 'ID', expression: 'b.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists deleted ads, the last deleted first. */
export async function listDeletedBrochures(
  context: RequestContext,
  { first, after, last, before, ...filter }: Deleted,
): Promise<Page<{ item: DeletedBrochure; cursor: string }>> {
  authorize(context.viewer, 'deletedBrochures');
  const list = {
    ...{ entity: Brochure, alias: 'b', keys: latestFirst },
    conditions: (values: SqlValues) => deletedConditions(filter, values),
  };
  const found = await pageOfRows(context.database, list, { first, after, last, before });
  const now = context.clock.now();
  const edges = found.edges.map(({ item, cursor }) => ({ item: new DeletedBrochure(item, now), cursor }));
  return { ...found, edges };
}

/** Returns the numbers of all deleted ads that match, the last deleted first, up to a number. */
export async function deletedIds(
  { database }: Pick<RequestContext, 'database'>,
  filter: DeletedFilter,
  atMost: number,
): Promise<number[]> {
  const values = new SqlValues();
  const rows = await database.query<{ id: number }[]>(
    `SELECT b.id FROM brochures AS b WHERE ${deletedConditions(filter, values).join(' AND ')}
     ORDER BY b.deleted_at DESC, b.id DESC LIMIT ${values.add(atMost)}`,
    values.all,
  );
  return rows.map(({ id }) => id);
}

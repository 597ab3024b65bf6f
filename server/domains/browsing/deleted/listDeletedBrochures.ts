import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { containsText } from '../../../platform/database/containsText';
import { pageOfRows } from '../../../platform/database/pageOfRows';
import type { Page } from '../../../platform/graphql/Page';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { authorize } from '../../../shared/authorize';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { Brochure } from '../../brochures/Brochure';
import { BrochureType } from '../../brochures/BrochureType';
import { DeletedBrochure } from './DeletedBrochure';

@ArgsType()
export class DeletedBrochuresArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those whose title or company name holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => BrochureType, { nullable: true, description: 'Only this kind.' })
  type?: BrochureType | null;
}

interface Deleted extends Omit<PageArguments, 'offset'> {
  q?: string | null;
  type?: BrochureType | null;
}

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
  { q, type, ...page }: Deleted,
): Promise<Page<{ item: DeletedBrochure; cursor: string }>> {
  authorize(context.viewer, 'deletedBrochures');
  const list = {
    ...{ entity: Brochure, alias: 'b', keys: latestFirst },
    conditions: (values: Parameters<typeof containsText>[2]) => [
      'NOT b.record_status AND b.deleted_at IS NOT NULL',
      ...(type == null ? [] : [`b.type = ${values.add(type)}`]),
      ...(q?.trim() ? [containsText(['b.title', 'b.company_name'], q, values)] : []),
    ],
  };
  const found = await pageOfRows(context.database, list, page);
  const now = context.clock.now();
  const edges = found.edges.map(({ item, cursor }) => ({ item: new DeletedBrochure(item, now), cursor }));
  return { ...found, edges };
}

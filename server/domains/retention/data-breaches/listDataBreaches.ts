import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfRows } from '../../../platform/database/pageOfRows';
import type { Page } from '../../../platform/graphql/Page';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { authorize } from '../../../shared/authorize';
import { DataBreach } from './DataBreach';
import { DataBreachState } from './DataBreachState';

@ArgsType()
export class DataBreachesArgs extends PageArgs {
  @Field(() => DataBreachState, { nullable: true, description: 'Only those in this state.' })
  state?: DataBreachState | null;
}

interface Listed extends Omit<PageArguments, 'offset'> {
  state?: DataBreachState | null;
}

const integer = { kind: 'integer', nullable: false } as const;

/** Those with something to do first, by the day they are due; then the newest. */
const mostUrgentFirst: readonly SortKey[] = [
  {
    name: 'STATE',
    expression: `(CASE b.state WHEN 'TO_NOTIFY' THEN 0 WHEN 'ASSESSING' THEN 1 ELSE 2 END)`,
    direction: 'ASC',
    ...integer,
  },
  {
    name: 'DUE_AT',
    // whole minutes, because seconds do not fit an integer after 2038
    expression: `(CASE WHEN b.state IN ('TO_NOTIFY', 'ASSESSING') THEN 1 ELSE -1 END * (extract(epoch FROM b.due_at) / 60)::integer)`,
    direction: 'ASC',
    ...integer,
  },
  { name: 'ID', expression: 'b.id', direction: 'DESC', ...integer },
];

/** Lists the register of data breaches. */
export function listDataBreaches(
  context: RequestContext,
  { state, ...page }: Listed,
): Promise<Page<{ item: DataBreach; cursor: string }>> {
  authorize(context.viewer, 'dataBreaches');
  return pageOfRows(
    context.database,
    {
      entity: DataBreach,
      alias: 'b',
      keys: mostUrgentFirst,
      conditions: (values) => (state == null ? [] : [`b.state = ${values.add(state)}`]),
    },
    page,
  );
}

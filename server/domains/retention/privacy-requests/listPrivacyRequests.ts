import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfRows } from '../../../platform/database/pageOfRows';
import type { Page } from '../../../platform/graphql/Page';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import { authorize } from '../../../shared/authorize';
import { PrivacyRequest } from './PrivacyRequest';
import { PrivacyRequestKind } from './PrivacyRequestKind';
import { PrivacyRequestState } from './PrivacyRequestState';

@ArgsType()
export class PrivacyRequestsArgs extends PageArgs {
  @Field(() => PrivacyRequestState, { nullable: true, description: 'Only those in this state.' })
  state?: PrivacyRequestState | null;

  @Field(() => PrivacyRequestKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: PrivacyRequestKind | null;
}

interface Listed extends Omit<PageArguments, 'offset'> {
  state?: PrivacyRequestState | null;
  kind?: PrivacyRequestKind | null;
}

const integer = { kind: 'integer', nullable: false } as const;

/** Open ones first, and of these the overdue ones; then the newest. */
const mostUrgentFirst: readonly SortKey[] = [
  { name: 'STATE', expression: `(CASE WHEN r.state = 'OPEN' THEN 0 ELSE 1 END)`, direction: 'ASC', ...integer },
  {
    name: 'DUE_AT',
    // whole minutes, because seconds do not fit an integer after 2038
    expression: `(CASE WHEN r.state = 'OPEN' THEN 1 ELSE -1 END * (extract(epoch FROM r.due_at) / 60)::integer)`,
    direction: 'ASC',
    ...integer,
  },
  { name: 'ID', expression: 'r.id', direction: 'DESC', ...integer },
];

/** Lists requests about own data: what has to be answered first is first. */
export function listPrivacyRequests(
  context: RequestContext,
  { state, kind, ...page }: Listed,
): Promise<Page<{ item: PrivacyRequest; cursor: string }>> {
  authorize(context.viewer, 'privacyRequests');
  return pageOfRows(
    context.database,
    {
      entity: PrivacyRequest,
      alias: 'r',
      keys: mostUrgentFirst,
      conditions: (values) => [
        ...(state == null ? [] : [`r.state = ${values.add(state)}`]),
        ...(kind == null ? [] : [`r.kind = ${values.add(kind)}`]),
      ],
    },
    page,
  );
}

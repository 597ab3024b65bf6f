import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/authorize';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { OutgoingMailState } from '../../platform/mailer/OutgoingMailState';

@ArgsType()
export class OutgoingMailsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those whose recipient or subject holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => OutgoingMailState, { nullable: true, description: 'Only those in this state.' })
  state?: OutgoingMailState | null;
}

interface ListOutgoingMailsInput extends Omit<PageArguments, 'offset'> {
  q?: string | null;
  state?: OutgoingMailState | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'm.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists the outbox, newest first. */
export function listOutgoingMails(
  context: RequestContext,
  { q, state, ...page }: ListOutgoingMailsInput,
): Promise<Page<{ item: OutgoingMail; cursor: string }>> {
  authorize(context.viewer, 'outgoingMails');
  return pageOfRows(
    context.database,
    {
      entity: OutgoingMail,
      alias: 'm',
      keys: newestFirst,
      conditions: (values) => [
        ...(state == null ? [] : [`m.state = ${values.add(state)}`]),
        ...(q?.trim() ? [containsText(['m.recipient', 'm.subject'], q, values)] : []),
      ],
    },
    page,
  );
}

import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import type { OutgoingMailState } from '../../platform/mailer/OutgoingMailState';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/permissions';

interface ListOutgoingMailsInput extends Omit<PageArguments, 'offset'> {
  q?: string | null;
  state?: OutgoingMailState | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'm.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** The outbox, newest first. */
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

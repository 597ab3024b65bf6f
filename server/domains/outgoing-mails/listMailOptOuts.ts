import type { RequestContext } from '../../platform/context/RequestContext';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { authorize } from '../../shared/authorize';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { recipientHashesOf } from '../../platform/mailer/opt-outs/optOutTokens';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';

interface ListMailOptOutsInput extends Omit<PageArguments, 'offset'> {
  email?: string | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'o.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists opt-outs from optional mail, newest first. Only hashes are stored, so the search needs a complete address. */
export function listMailOptOuts(
  context: RequestContext,
  { email, ...page }: ListMailOptOutsInput,
): Promise<Page<{ item: MailOptOut; cursor: string }>> {
  authorize(context.viewer, 'mailOptOuts');
  return pageOfRows(
    context.database,
    {
      entity: MailOptOut,
      alias: 'o',
      keys: newestFirst,
      conditions: (values) =>
        email?.trim()
          ? [`o.recipient_hash = ANY(${values.add(recipientHashesOf(context.identitySecret, email))})`]
          : [],
    },
    page,
  );
}

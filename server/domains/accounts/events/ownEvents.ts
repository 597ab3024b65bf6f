import type { RequestContext } from '../../../platform/context/RequestContext';
import { keysetPage } from '../../../platform/database/keysetPage';
import type { Page } from '../../../platform/graphql/Page';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { Account } from '../Account';
import { AccountEvent } from './AccountEvent';

/** Lines of the audit log about the login and its keys, but for each page of a viewing, and the sign-ins that are kept. */
const events = `(
  SELECT entity_id AS account_id, happened_at, action, 'a' || id AS key,
    coalesce(after ->> 'device', after ->> 'provider', after ->> 'name') AS detail
  FROM audit_log_entries WHERE entity_type = 'Account' AND action <> 'seePageAsVendor'
  UNION ALL
  SELECT actor_account_id, happened_at, action, 'k' || id, coalesce(after ->> 'name', after ->> 'prefix')
  FROM audit_log_entries WHERE entity_type = 'ApiKey'
  UNION ALL
  SELECT account_id, created_at, 'login', 's' || id, device FROM account_sessions
) e`;

const newestFirst: readonly SortKey[] = [
  {
    name: 'PLACE',
    // a text of fixed length, so that it orders as the time does
    expression: `(to_char(e.happened_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') || e.key) COLLATE "C"`,
    ...{ direction: 'DESC', kind: 'text', nullable: false },
  },
];

/** Returns a page of what happened in a login, newest first (docs/rules/accounts-and-permissions.md#own-events). */
export function ownEvents(
  { database }: RequestContext,
  { id }: Account,
  page: Omit<PageArguments, 'offset'>,
): Promise<Page<{ item: AccountEvent; cursor: string }>> {
  return keysetPage(database, {
    entity: {
      select: 'e.key, e.happened_at, e.action, e.detail',
      read: ({ key, happened_at: at, action, detail }) =>
        new AccountEvent(String(key), at as Date, String(action), detail as string | null),
    },
    from: events,
    keys: newestFirst,
    page,
    conditions: (values) => [`e.account_id = ${values.add(id)}`],
  });
}

import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { Account } from './Account';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { AccountState } from './states/AccountState';
import { Role } from './Role';

@ArgsType()
export class AccountsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those whose e-mail address or name holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only those of this role.' })
  role?: Role | null;

  @Field(() => AccountState, { nullable: true, description: 'Only those in this state.' })
  state?: AccountState | null;

  @Field(() => Int, { nullable: true, description: 'Only those of the vendor with this `databaseId`.' })
  vendorId?: number | null;
}

export interface ListAccountsInput extends PageArguments {
  q?: string | null;
  role?: Role | null;
  state?: AccountState | null;
  vendorId?: number | null;
}

const keys: SortKey[] = [
  { name: 'EMAIL', expression: 'a.email', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'ID', expression: 'a.id', direction: 'ASC', kind: 'integer', nullable: false },
];

const conditionOf: Record<AccountState, string> = {
  ACTIVE: 'a.suspended_at IS NULL',
  SUSPENDED: 'a.suspended_at IS NOT NULL AND a.terminated_at IS NULL',
  TERMINATED: 'a.terminated_at IS NOT NULL',
};

/** Lists logins by e-mail: all for administrators, those of its own company for a vendor. */
export function listAccounts(
  context: RequestContext,
  { q, role, state, vendorId, ...page }: ListAccountsInput,
): Promise<Page<{ item: Account; cursor: string }>> {
  authorize(context.viewer, 'accounts');
  const { viewer, database } = context;
  return pageOfRows(
    database,
    {
      entity: Account,
      alias: 'a',
      keys,
      conditions: (values) => [
        ...(viewer?.role === 'ADMINISTRATOR' ? [] : [`a.vendor_id = ${values.add(viewer?.vendorId ?? 0)}`]),
        ...(vendorId == null ? [] : [`a.vendor_id = ${values.add(vendorId)}`]),
        ...(role == null ? [] : [`a.role = ${values.add(role)}`]),
        ...(state == null ? [] : [conditionOf[state]]),
        ...(q?.trim() ? [containsText(['a.email', 'a.name'], q, values)] : []),
      ],
    },
    page,
  );
}

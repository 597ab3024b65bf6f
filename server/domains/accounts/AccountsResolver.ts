import { Args, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { listAccounts, AccountsArgs } from './listAccounts';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { Account } from './Account';

@ObjectType({ description: 'A login in a list of logins.' })
class AccountEdge extends edgeOf(Account) {}

@ObjectType({ description: 'A page of a list of logins.' })
class AccountConnection extends connectionOf(AccountEdge) {}

@Resolver()
export class AccountsResolver {
  @Query(() => AccountConnection, {
    description: 'Logins by e-mail address: all for administrators, those of its own company for a vendor.',
  })
  async accounts(
    @Args(() => AccountsArgs) args: AccountsArgs,
    @Ctx() context: RequestContext,
  ): Promise<AccountConnection> {
    const page = await listAccounts(context, args);
    const edges = page.edges.map(({ item, cursor }) => new AccountEdge(item, cursor));
    return new AccountConnection({ ...page, edges });
  }
}

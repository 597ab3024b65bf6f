import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { AccountConnection } from './AccountConnection';
import { AccountEdge } from './AccountEdge';
import { AccountsArgs } from './AccountsArgs';
import { listAccounts } from './listAccounts';

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

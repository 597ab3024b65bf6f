import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import { refuseWhileViewing } from '../../../shared/authorize';
import { SignedInViewer } from '../SignedInViewer';
import { AccountEventConnection, AccountEventEdge } from './AccountEvent';
import { ownEvents } from './ownEvents';

@Resolver(() => SignedInViewer)
export class AccountEventResolver {
  @FieldResolver(() => AccountEventConnection, {
    description: 'What happened in the own login, newest first: sign-ins, second factors, keys, passwords, devices.',
  })
  async events(
    @Root() { account }: SignedInViewer,
    @Args(() => ForwardPageArgs) page: ForwardPageArgs,
    @Ctx() context: RequestContext,
  ): Promise<AccountEventConnection> {
    refuseWhileViewing(context.viewer);
    const found = await ownEvents(context, account, page);
    const edges = found.edges.map(({ item, cursor }) => new AccountEventEdge(item, cursor));
    return new AccountEventConnection({ ...found, edges });
  }
}

import { Args, Ctx, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { deletedByLoader } from './deletedByLoader';
import { DeletedBrochure } from './DeletedBrochure';
import { DeletedBrochuresArgs, listDeletedBrochures } from './listDeletedBrochures';

@ObjectType({ description: 'A deleted ad in its list.' })
class DeletedBrochureEdge extends edgeOf(DeletedBrochure) {}

@ObjectType({ description: 'A page of the deleted ads.' })
class DeletedBrochureConnection extends connectionOf(DeletedBrochureEdge) {}

@Resolver(() => DeletedBrochure)
export class DeletedBrochuresResolver {
  @Query(() => DeletedBrochureConnection, {
    description: 'Deleted ads, the last deleted first; `restoreBrochure` brings one back. For administrators.',
  })
  async deletedBrochures(
    @Args(() => DeletedBrochuresArgs) args: DeletedBrochuresArgs,
    @Ctx() context: RequestContext,
  ): Promise<DeletedBrochureConnection> {
    const page = await listDeletedBrochures(context, args);
    const edges = page.edges.map(({ item, cursor }) => new DeletedBrochureEdge(item, cursor));
    return new DeletedBrochureConnection({ ...page, edges });
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who deleted it; null for the site itself.' })
  async deletedBy(@Root() { databaseId }: DeletedBrochure, @Ctx() context: RequestContext): Promise<Account | null> {
    const accountId = await context.loader(deletedByLoader).load(databaseId);
    return accountId === null ? null : context.loader(accountLoader).load(accountId);
  }
}

import { Args, Ctx, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { deletedByLoader } from './deletedByLoader';
import { DeletedBrochure } from './DeletedBrochure';
import { DeletedBrochuresArgs, listDeletedBrochures } from './listDeletedBrochures';
import { Deletion, listDeletions } from './listDeletions';

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
    const { actorId } = await context.loader(deletedByLoader).load(databaseId);
    return actorId === null ? null : context.loader(accountLoader).load(actorId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: '`databaseId` of the bulk job that has deleted it; null: it was deleted by itself.',
  })
  async bulkJobId(@Root() { databaseId }: DeletedBrochure, @Ctx() context: RequestContext): Promise<number | null> {
    return (await context.loader(deletedByLoader).load(databaseId)).bulkJobId;
  }
}

@Resolver(() => Deletion)
export class DeletionResolver {
  @Query(() => [Deletion], {
    description: 'Who has deleted the ads that are deleted, and by which bulk job, the last first. For administrators.',
  })
  async deletions(@Ctx() context: RequestContext): Promise<Deletion[]> {
    return listDeletions(context);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who has deleted them; null for the site itself.' })
  deletedBy(@Root() { actorId }: Deletion, @Ctx() context: RequestContext): Promise<Account | null> {
    return actorId === null ? Promise.resolve(null) : context.loader(accountLoader).load(actorId);
  }
}

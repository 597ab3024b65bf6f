import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SignedInViewer } from '../../accounts/SignedInViewer';
import { BrochureConnection } from './BrochureConnection';
import { BrochureEdge } from './BrochureEdge';
import { BrochuresArgs } from './listBrochures';
import { pageOwnBrochures } from './pageOwnBrochures';

@Resolver(() => SignedInViewer)
export class ViewerBrochuresResolver {
  @FieldResolver(() => BrochureConnection, {
    nullable: true,
    description: "The ads of the caller's own company, in every state; null for administrators, who have none.",
  })
  async brochures(
    @Root() { account }: SignedInViewer,
    @Args(() => BrochuresArgs) args: BrochuresArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureConnection | null> {
    const page = await pageOwnBrochures(context, account, args);
    if (page === null) return null;
    const edges = page.edges.map((listed) => new BrochureEdge(listed));
    return new BrochureConnection({ ...page, edges }, page);
  }
}

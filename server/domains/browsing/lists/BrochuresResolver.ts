import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { BrochureConnection } from './BrochureConnection';
import { BrochureEdge } from './BrochureEdge';
import { brochureReference } from '../details/brochureReference';
import { BrochuresArgs } from './listBrochures';
import { findBrochure } from '../details/findBrochure';
import { pageBrochures } from './pageBrochures';
import { readFieldSelection } from '../field-selection/readFieldSelection';
import { readListSelection } from '../field-selection/readListSelection';

@Resolver()
export class BrochuresResolver {
  @Query(() => BrochureConnection, { description: 'The ads that the caller may see, a page at a time.' })
  async brochures(
    @Args(() => BrochuresArgs) args: BrochuresArgs,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BrochureConnection> {
    const page = await pageBrochures(context, args, readListSelection(info));
    const edges = page.edges.map((listed) => new BrochureEdge(listed));
    return new BrochureConnection({ ...page, edges }, page);
  }

  @Query(() => Brochure, {
    nullable: true,
    description:
      'One ad, named in exactly one of three ways, whatever its dates; one that waits for review only for administrators, its vendor, and with its preview token. null: there is none for the caller. GONE: it is archived; `extensions` has `reason` (ENDED, TAKEN_DOWN, REPLACED or MERGED), the `category` to look on in, and of a REPLACED or MERGED ad the `replacement` (`databaseId`, `title`).',
  })
  brochure(
    @Arg('id', () => ID, { nullable: true, description: 'Its global id.' }) id: string | null,
    @Arg('databaseId', () => Int, { nullable: true, description: 'Its number, as in paths.' })
    databaseId: number | null,
    @Arg('did', () => String, { nullable: true, description: 'Its display id.' }) did: string | null,
    @Arg('previewToken', () => String, {
      nullable: true,
      description: 'Of a preview link (its parameter `preview`): opens the ad while it waits for review.',
    })
    previewToken: string | null,
    @Arg('toEdit', () => Boolean, {
      nullable: true,
      description: 'true: null unless the caller may change it, as administrators may any ad and vendors their own.',
    })
    toEdit: boolean | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Brochure | null> {
    const reference = brochureReference({ id, databaseId, did });
    return findBrochure(context, reference, {
      // the category of an archived ad is in its error, and the type says who may read it
      fields: readFieldSelection(info, [], ['category', 'type']),
      previewToken,
      toEdit: toEdit ?? false,
    });
  }
}

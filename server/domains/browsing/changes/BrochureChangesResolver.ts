import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readFieldSelection } from '../field-selection/readFieldSelection';
import { BrochureChangeConnection } from './BrochureChange';
import { listBrochureChanges } from './listBrochureChanges';

@Resolver()
export class BrochureChangesResolver {
  @Query(() => BrochureChangeConnection, {
    description:
      'What changed among the public ads, for mirrors: without `after` it begins with all of them. Tourism ads are left out. GONE: the cursor is older than 90 days; start again without it.',
  })
  async brochureChanges(
    @Arg('first', () => Int, { nullable: true, description: 'How many changes, 1 to 100; 100 when absent.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Only changes after the one with this cursor.' })
    after: string | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BrochureChangeConnection> {
    const fields = readFieldSelection(info, ['edges', 'node', 'brochure']);
    return new BrochureChangeConnection(await listBrochureChanges(context, { after, first, maxPageSize: 100, fields }));
  }
}

import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { MapArea } from '../../map-areas/MapArea';
import { ActiveBrochuresCountArgs } from './ActiveBrochuresCountArgs';
import { activeBrochuresOfMapAreaLoader } from './activeBrochuresCountLoader';

@Resolver(() => MapArea)
export class MapAreaCountResolver {
  @FieldResolver(() => Int, { description: 'How many ads the public finds on its map.' })
  activeBrochuresCount(
    @Root() { id }: MapArea,
    @Args(() => ActiveBrochuresCountArgs) { types }: ActiveBrochuresCountArgs,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return context.loader(activeBrochuresOfMapAreaLoader).load({ id, types });
  }
}

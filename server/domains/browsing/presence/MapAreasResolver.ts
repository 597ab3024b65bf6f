import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { MapAreaConnection } from '../../map-areas/MapAreaConnection';
import { MapAreaEdge } from '../../map-areas/MapAreaEdge';
import { ActiveListArgs } from './ActiveListArgs';
import { listMapAreas } from './listMapAreas';

@Resolver()
export class MapAreasResolver {
  @Query(() => MapAreaConnection, { description: 'Map areas by name.' })
  async mapAreas(
    @Args(() => ActiveListArgs) args: ActiveListArgs,
    @Ctx() context: RequestContext,
  ): Promise<MapAreaConnection> {
    const page = pageOfList(await listMapAreas(context, args), args);
    return new MapAreaConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new MapAreaEdge(item, cursor)),
    });
  }
}

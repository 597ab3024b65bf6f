import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { MapAreaConnection } from '../../map-areas/MapAreaConnection';
import { MapAreaEdge } from '../../map-areas/MapAreaEdge';
import { listMapAreas, MapAreasArgs, mostMapAreas } from './listMapAreas';

@Resolver()
export class MapAreasResolver {
  @Query(() => MapAreaConnection, { description: 'Map areas by name.' })
  async mapAreas(
    @Args(() => MapAreasArgs) args: MapAreasArgs,
    @Ctx() context: RequestContext,
  ): Promise<MapAreaConnection> {
    const page = pageOfList(await listMapAreas(context, args), args, mostMapAreas);
    return new MapAreaConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new MapAreaEdge(item, cursor)),
    });
  }
}

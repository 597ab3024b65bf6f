import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import DataLoader from 'dataloader';
import type { LoaderFactory, RequestContext } from '../../../../platform/context/RequestContext';
import { MapArea } from '../../../map-areas/MapArea';
import { listMapAreas } from '../listMapAreas';
import { NearestMapArea } from './NearestMapArea';
import { furthestKm, mostNearest, nearestMapAreas } from './nearestMapAreas';

/** reads the areas with ads once for a request */
const nearestLoader: LoaderFactory<MapArea, NearestMapArea[]> = (context) =>
  new DataLoader<MapArea, NearestMapArea[], number>(
    async (asked) => {
      const areas = await listMapAreas(context, { activeOnly: true });
      return asked.map((area) => nearestMapAreas(areas, area));
    },
    { cacheKeyFn: ({ id }) => id },
  );

@Resolver(() => MapArea)
export class MapAreaNearestResolver {
  @FieldResolver(() => [NearestMapArea], {
    description: `Up to ${mostNearest} other areas within ${furthestKm} km with ads that the public finds on their maps, the nearest first.`,
  })
  nearest(@Root() area: MapArea, @Ctx() context: RequestContext): Promise<NearestMapArea[]> {
    return context.loader(nearestLoader).load(area);
  }
}

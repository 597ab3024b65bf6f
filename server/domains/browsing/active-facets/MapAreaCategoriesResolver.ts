import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LoaderFactory, RequestContext } from '../../../platform/context/RequestContext';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { categoryLoader } from '../../categories/categoryLoader';
import { MapArea } from '../../map-areas/MapArea';
import { categoryCountsOfMapAreas, type CategoryCount } from './categoryCountsOfMapAreas';
import { MapAreaCategory } from './MapAreaCategory';

const countsLoader: LoaderFactory<number, CategoryCount[]> = (context) =>
  new DataLoader<number, CategoryCount[]>(async (ids) =>
    groupByKey(ids, await categoryCountsOfMapAreas(context, ids), ({ mapAreaId }) => mapAreaId),
  );

@Resolver(() => MapArea)
export class MapAreaCategoriesResolver {
  @FieldResolver(() => [MapAreaCategory], {
    description:
      'The categories and sub-categories with ads that the public finds on its map, in the order of the menus.',
  })
  async categories(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<MapAreaCategory[]> {
    const counts = await context.loader(countsLoader).load(id);
    const categories = await context.loader(categoryLoader).loadMany(counts.map(({ categoryId }) => categoryId));
    return counts.flatMap(({ count }, at) => {
      const category = categories[at];
      if (category instanceof Error) throw category;
      return category ? [new MapAreaCategory(category, count)] : [];
    });
  }
}

import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MapArea } from '../map-areas/MapArea';
import { mapAttributionsLoader } from './mapAttributionsLoader';
import { streetSummaryLoader } from './streetSummaryLoader';

@Resolver(() => MapArea)
export class MapAreaStreetsResolver {
  @FieldResolver(() => Int, { description: 'How many streets its index has.' })
  async streetsCount(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<number> {
    return (await context.loader(streetSummaryLoader).load(id)).streetsCount;
  }

  @FieldResolver(() => [String], { description: 'The letters and digits with which its streets begin, in order.' })
  async streetLetters(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<string[]> {
    return (await context.loader(streetSummaryLoader).load(id)).letters;
  }

  @FieldResolver(() => [String], {
    description: 'Notices that have to stand wherever its map or its streets index is shown.',
  })
  attributions(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<string[]> {
    return context.loader(mapAttributionsLoader).load(id);
  }
}

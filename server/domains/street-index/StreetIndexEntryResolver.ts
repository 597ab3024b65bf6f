import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { StreetIndexEntry } from './StreetIndexEntry';
import { streetLabel } from './streetLabel';

@Resolver(() => StreetIndexEntry)
export class StreetIndexEntryResolver {
  @FieldResolver(() => MapArea, { description: 'The area on whose map it is.' })
  mapArea(@Root() { mapAreaId }: StreetIndexEntry, @Ctx() context: RequestContext): Promise<MapArea | null> {
    return context.loader(mapAreaLoader).load(mapAreaId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Suburb, where the area has two streets of one name; otherwise null.',
  })
  locality(@Root() { locality }: StreetIndexEntry): string | null {
    return locality === '' ? null : locality;
  }

  @FieldResolver(() => String, {
    description: 'Its name as indexes list it, with the suburb if it has a locality: Anderson Street (South Yarra).',
  })
  label(@Root() street: StreetIndexEntry): string {
    return streetLabel(street);
  }

  @FieldResolver(() => [String], {
    description:
      'Every square that it runs through, for example D7 and D8; the one where its name stands comes first. Where `isIndexFromPoints` of its map area: only the squares that are known.',
  })
  squares(@Root() { coordinateX, coordinateY, furtherSquares }: StreetIndexEntry): string[] {
    return [coordinateX + coordinateY, ...furtherSquares];
  }
}

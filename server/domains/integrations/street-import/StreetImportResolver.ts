import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { MapArea } from '../../map-areas/MapArea';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { StreetImport } from './StreetImport';
import { StreetImportOutcome } from './StreetImportOutcome';

@Resolver(() => StreetImport)
export class StreetImportResolver {
  @FieldResolver(() => MapArea, { description: 'The area whose map it is for.' })
  mapArea(@Root() { mapAreaId }: StreetImport, @Ctx() context: RequestContext): Promise<MapArea | null> {
    return context.loader(mapAreaLoader).load(mapAreaId);
  }

  @FieldResolver(() => StreetImportOutcome, { nullable: true, description: 'What it did; null until it is done.' })
  report(@Root() { report }: StreetImport): StreetImportOutcome | null {
    return report && new StreetImportOutcome(report);
  }
}

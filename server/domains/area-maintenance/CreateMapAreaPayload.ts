import { Field, ObjectType } from 'type-graphql';
import { MapArea } from '../map-areas/MapArea';

@ObjectType({ description: 'What `createMapArea` did.' })
export class CreateMapAreaPayload {
  @Field(() => MapArea, { description: 'The area as it is now.' })
  readonly mapArea: MapArea;

  constructor(mapArea: MapArea) {
    this.mapArea = mapArea;
  }
}

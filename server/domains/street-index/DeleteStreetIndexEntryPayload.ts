import { Field, ID, ObjectType } from 'type-graphql';
import { MapArea } from '../map-areas/MapArea';

@ObjectType({ description: 'What `deleteStreetIndexEntry` did.' })
export class DeleteStreetIndexEntryPayload {
  @Field(() => ID, { description: 'Global id of the row that is no more.' })
  readonly deletedId: string;

  @Field(() => MapArea, { description: 'The area whose index has one row less.' })
  readonly mapArea: MapArea;

  constructor(deletedId: string, mapArea: MapArea) {
    this.deletedId = deletedId;
    this.mapArea = mapArea;
  }
}

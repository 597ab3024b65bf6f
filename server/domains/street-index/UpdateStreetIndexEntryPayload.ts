import { Field, ObjectType } from 'type-graphql';
import { StreetIndexEntry } from './StreetIndexEntry';

@ObjectType({ description: 'What `updateStreetIndexEntry` did.' })
export class UpdateStreetIndexEntryPayload {
  @Field(() => StreetIndexEntry, { description: 'The row as it is now.' })
  readonly streetIndexEntry: StreetIndexEntry;

  constructor(streetIndexEntry: StreetIndexEntry) {
    this.streetIndexEntry = streetIndexEntry;
  }
}

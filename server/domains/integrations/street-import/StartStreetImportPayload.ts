import { Field, ObjectType } from 'type-graphql';
import { StreetImport } from './StreetImport';

@ObjectType({ description: 'What `startStreetImport` did.' })
export class StartStreetImportPayload {
  @Field(() => StreetImport, { description: 'The import, to be done in the background.' })
  readonly streetImport: StreetImport;

  constructor(streetImport: StreetImport) {
    this.streetImport = streetImport;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'What `decideArchiveRequest` did.' })
export class DecideArchiveRequestPayload {
  @Field(() => Brochure, { description: 'The ad as it is now, with its `archiveRequest`.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

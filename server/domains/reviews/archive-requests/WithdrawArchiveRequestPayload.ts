import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'What `withdrawArchiveRequest` did.' })
export class WithdrawArchiveRequestPayload {
  @Field(() => Brochure, { description: 'The ad as it is now, with its `archiveRequest`.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

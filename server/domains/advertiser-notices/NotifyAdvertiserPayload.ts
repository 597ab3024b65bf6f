import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'What `notifyAdvertiser` did.' })
export class NotifyAdvertiserPayload {
  @Field(() => Brochure, { description: 'The ad that the mail is about.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

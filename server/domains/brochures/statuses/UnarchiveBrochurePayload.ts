import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `unarchiveBrochure` did.' })
export class UnarchiveBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `publishBrochure` did.' })
export class PublishBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'What `reviewBrochure` did.' })
export class ReviewBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

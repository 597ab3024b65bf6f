import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `deleteBrochure` did.' })
export class DeleteBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it was; from now on it is nowhere to be found.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

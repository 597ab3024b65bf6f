import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `createBrochure` did.' })
export class CreateBrochurePayload {
  @Field(() => Brochure, { description: 'The new ad.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

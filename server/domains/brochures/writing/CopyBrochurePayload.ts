import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `copyBrochure` did.' })
export class CopyBrochurePayload {
  @Field(() => Brochure, { description: 'The copy.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

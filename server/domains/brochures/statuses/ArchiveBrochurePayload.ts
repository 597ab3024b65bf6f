import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `archiveBrochure` did.' })
export class ArchiveBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

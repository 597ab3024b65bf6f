import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'What `keepBothBrochures` did.' })
export class KeepBothBrochuresPayload {
  @Field(() => [Brochure], { description: 'Both ads; they are not found as duplicates any more.' })
  readonly brochures: Brochure[];

  constructor(brochures: Brochure[]) {
    this.brochures = brochures;
  }
}

import { Field, ID, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';
import { BrochureRefusal } from './BrochureRefusal';

@ObjectType({ description: 'What became of one ad of several: the ad, or why nothing was done to it.' })
export class BrochureResult {
  @Field(() => ID, { description: 'As it was given.' })
  readonly givenId: string;

  @Field(() => Brochure, { nullable: true, description: 'The ad as it is now; null when it was refused.' })
  readonly brochure: Brochure | null;

  @Field(() => BrochureRefusal, { nullable: true, description: 'Null when it was done.' })
  readonly refusal: BrochureRefusal | null;

  constructor(givenId: string, outcome: Brochure | BrochureRefusal) {
    this.givenId = givenId;
    this.brochure = outcome instanceof Brochure ? outcome : null;
    this.refusal = outcome instanceof BrochureRefusal ? outcome : null;
  }
}

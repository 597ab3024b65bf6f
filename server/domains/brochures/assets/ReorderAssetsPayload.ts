import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `reorderAssets` did.' })
export class ReorderAssetsPayload {
  @Field(() => Brochure, { description: 'The ad with its files in their new order.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

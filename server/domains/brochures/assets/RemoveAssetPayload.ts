import { Field, ID, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `removeAsset` did.' })
export class RemoveAssetPayload {
  @Field(() => ID, { description: 'Global id of the file that is gone.' })
  readonly removedAssetId: string;

  @Field(() => Brochure, { description: 'The ad with the files that it still has.' })
  readonly brochure: Brochure;

  constructor(removedAssetId: string, brochure: Brochure) {
    this.removedAssetId = removedAssetId;
    this.brochure = brochure;
  }
}

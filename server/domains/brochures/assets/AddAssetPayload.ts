import { Field, ObjectType } from 'type-graphql';
import { Asset } from '../../assets/Asset';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `addAsset` did.' })
export class AddAssetPayload {
  @Field(() => Asset, { description: 'The file as it is now.' })
  readonly asset: Asset;

  @Field(() => Brochure, { description: 'The ad with its files as they are now.' })
  readonly brochure: Brochure;

  constructor({ asset, brochure }: { asset: Asset; brochure: Brochure }) {
    this.asset = asset;
    this.brochure = brochure;
  }
}

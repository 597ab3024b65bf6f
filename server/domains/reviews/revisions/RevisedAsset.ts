import { Field, ID, ObjectType } from 'type-graphql';
import { Asset } from '../../brochures/assets/Asset';

@ObjectType({ description: 'A file of an ad in both versions.' })
export class RevisedAsset {
  @Field(() => ID, { description: 'Names the file in further changes.' })
  readonly assetId: string;

  @Field(() => Asset, { nullable: true, description: 'As it is; null when the change adds it.' })
  readonly live: Asset | null;

  @Field(() => Asset, {
    nullable: true,
    description:
      'As it would be; null when the change removes it. Its addresses work for an hour, and its `id` is for looking only.',
  })
  readonly proposed: Asset | null;

  constructor(assetId: string, { live, proposed }: { live: Asset | null; proposed: Asset | null }) {
    this.assetId = assetId;
    this.live = live;
    this.proposed = proposed;
  }
}

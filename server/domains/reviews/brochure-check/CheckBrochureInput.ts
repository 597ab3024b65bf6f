import { Field, ID, InputType } from 'type-graphql';
import { AssetType } from '../../assets/AssetType';
import { BrochureInput } from '../../brochures/writing/BrochureInput';
import { BrochureType } from '../../brochures/BrochureType';

@InputType({ description: 'What somebody is writing into an ad. Fields that are absent are taken as they are kept.' })
export class CheckBrochureInput extends BrochureInput {
  @Field(() => ID, { nullable: true, description: 'Global id of the ad; null for one that is to be created.' })
  id?: string | null;

  @Field(() => BrochureType, { description: 'The kind of the ad.' })
  type: BrochureType;

  @Field(() => [AssetType], {
    nullable: true,
    description: 'Kinds of files that will be added with the change, at most 40; they count as what the ad has.',
  })
  newFiles?: AssetType[] | null;
}

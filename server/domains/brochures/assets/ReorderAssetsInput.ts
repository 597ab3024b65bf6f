import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: "A new order of an ad's files." })
export class ReorderAssetsInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => [ID], {
    description: 'Global ids of its files in their new order; those that are not named follow as they were.',
  })
  @ArrayMaxSize(100, { message: 'At most 100 files can be put into order at once.' })
  assetIds: string[];
}

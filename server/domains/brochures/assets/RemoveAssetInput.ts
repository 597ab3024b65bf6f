import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which file to remove.' })
export class RemoveAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;
}

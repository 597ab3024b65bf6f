import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to delete.' })
export class DeleteBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

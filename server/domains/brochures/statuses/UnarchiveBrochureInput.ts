import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to unarchive.' })
export class UnarchiveBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

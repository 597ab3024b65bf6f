import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which deleted ad to bring back.' })
export class RestoreBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

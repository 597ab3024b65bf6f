import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to publish.' })
export class PublishBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

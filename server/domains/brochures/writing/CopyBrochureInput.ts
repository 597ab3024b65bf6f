import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to copy.' })
export class CopyBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

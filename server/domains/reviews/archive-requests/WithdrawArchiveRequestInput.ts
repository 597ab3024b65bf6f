import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad is to stay after all.' })
export class WithdrawArchiveRequestInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Two ads that are not the same.' })
export class KeepBothBrochuresInput {
  @Field(() => ID, { description: 'Global id of one ad.' })
  firstId: string;

  @Field(() => ID, { description: 'Global id of the other.' })
  secondId: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which PDF map to take away from visitors.' })
export class WithdrawPrintedMapInput {
  @Field(() => ID, { description: 'Global id of the PDF map.' })
  id: string;
}

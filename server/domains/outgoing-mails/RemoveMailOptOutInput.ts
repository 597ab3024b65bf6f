import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Who wants optional mail again.' })
export class RemoveMailOptOutInput {
  @Field(() => ID, { description: 'Global id of the entry.' })
  id: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which row of a streets index to delete.' })
export class DeleteStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the row.' })
  id: string;
}

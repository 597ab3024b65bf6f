import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which map area to delete.' })
export class DeleteMapAreaInput {
  @Field(() => ID, { description: 'Global id of the area.' })
  id: string;
}

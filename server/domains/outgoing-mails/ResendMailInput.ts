import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which mail to hand over now.' })
export class ResendMailInput {
  @Field(() => ID, { description: 'Global id of the mail.' })
  id: string;
}

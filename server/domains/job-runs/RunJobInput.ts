import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which work to do now.' })
export class RunJobInput {
  @Field(() => ID, { description: 'Global id of the kind of work.' })
  id: string;
}

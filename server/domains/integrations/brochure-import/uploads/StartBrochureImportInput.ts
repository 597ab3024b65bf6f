import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which file to import.' })
export class StartBrochureImportInput {
  @Field(() => ID, { description: 'Global id of the file that was tried.' })
  id: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which PDF map to publish.' })
export class PublishPrintedMapInput {
  @Field(() => ID, { description: 'Global id of the PDF map.' })
  id: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which ad to archive.' })
export class ArchiveBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

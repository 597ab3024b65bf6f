import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Whose figures to send.' })
export class SendActivityReportInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

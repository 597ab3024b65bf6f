import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A change of one ad.' })
export class BrochureChangeInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: 'The `version` of the ad that the change led to.' })
  version: number;
}

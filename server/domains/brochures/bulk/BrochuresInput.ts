import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

const sentence = 'Choose 1 to 500 ads.';

@InputType({ description: 'Several ads at once.' })
export abstract class BrochuresInput {
  @Field(() => [ID], { description: 'Global ids of 1 to 500 ads; one that stands there twice is taken once.' })
  @ArrayMinSize(1, { message: sentence })
  @ArrayMaxSize(500, { message: sentence })
  ids: string[];
}

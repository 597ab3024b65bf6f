import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { BrochureChangeInput } from './BrochureChangeInput';

const sentence = 'Choose 1 to 1,000 ads.';

@InputType({ description: 'Which changes to undo.' })
export class UndoBrochureChangesInput {
  @Field(() => [BrochureChangeInput], { description: 'The changes of 1 to 1,000 ads, one for each ad.' })
  @ArrayMinSize(1, { message: sentence })
  @ArrayMaxSize(1000, { message: sentence })
  changes: BrochureChangeInput[];
}

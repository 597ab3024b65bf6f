import { Field, InputType } from 'type-graphql';
import { BrochureInput } from './BrochureInput';
import { BrochureType } from './BrochureType';

@InputType({ description: 'A new ad. A field that its type does not have is refused.' })
export class CreateBrochureInput extends BrochureInput {
  @Field(() => BrochureType, { description: 'The kind of the ad, for good. ATDW_AD is only imported.' })
  type: BrochureType;
}

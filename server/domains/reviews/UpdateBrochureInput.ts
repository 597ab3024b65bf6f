import { Field, ID, InputType, Int } from 'type-graphql';
import { BrochureInput } from '../brochures/writing/BrochureInput';

@InputType({ description: 'A change of an ad: fields that are absent stay as they are.' })
export class UpdateBrochureInput extends BrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad as it was when it was opened.' })
  version: number;
}

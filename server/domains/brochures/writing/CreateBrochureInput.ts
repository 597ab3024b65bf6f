import { Length, Matches, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { BrochureInput } from './BrochureInput';
import { BrochureType } from '../BrochureType';

@InputType({ description: 'A new ad. A field that its type does not have is refused.' })
export class CreateBrochureInput extends BrochureInput {
  @Field(() => BrochureType, { description: 'The kind of the ad, for good. ATDW_AD is only imported.' })
  type: BrochureType;

  @Field(() => String, {
    nullable: true,
    description:
      'Chosen by the caller, 8 to 100 characters: asked again with the same one, the ad that it made is answered.',
  })
  @ValidateIf((_, value) => value != null)
  @Length(8, 100, { message: 'A creation key has 8 to 100 characters.' })
  @Matches(/^[\w-]*$/, { message: 'A creation key is made of letters, digits, _ and -.' })
  creationKey?: string | null;
}

import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { HasLength } from '../../shared/validation/HasLength';
import { IsAustralianPhone } from '../../shared/validation/IsAustralianPhone';
import { IsEmailAddress } from '../../shared/validation/IsEmailAddress';

@InputType({
  description: 'What to change of a company. A field that is absent stays as it is; null or an empty text empties it.',
})
export class UpdateVendorInput {
  @Field(() => ID, { description: 'Global id of the vendor.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name of the company; it cannot be emptied.' })
  @HasLength(1, 200, 'The name of a company has 1 to 200 characters.')
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whom to ask for.' })
  @HasLength(1, 100, 'The name of a contact has at most 100 characters.')
  contactName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for messages about the ads.' })
  @IsEmailAddress()
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number that works in Australia.' })
  @IsAustralianPhone()
  phoneNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Australian Business Number, 11 digits.' })
  @MaxLength(100, { message: 'An ABN has 11 digits.' })
  abn?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it gets its letters; may have several lines.' })
  @HasLength(1, 300, 'A postal address has at most 300 characters.')
  postalAddress?: string | null;
}

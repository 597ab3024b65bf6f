import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsNeededEmailAddress } from '../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whom to invite to which company.' })
export class InviteColleagueInput {
  @Field(() => ID, { description: 'Global id of the company; a vendor names its own.' })
  vendorId: string;

  @Field({ description: 'E-mail address of the person.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;
}

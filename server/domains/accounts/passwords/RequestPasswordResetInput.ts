import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsNeededEmailAddress } from '../../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field({ description: 'E-mail address of the account, in upper or lower case.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;
}

import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The link of an invitation that has ended.' })
export class RenewVendorInvitationInput {
  @Field({ description: 'The invited address, from the link.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field({ description: 'The last part of the link.' })
  @MaxLength(200, { message: 'This is not the token of an invitation.' })
  token: string;
}

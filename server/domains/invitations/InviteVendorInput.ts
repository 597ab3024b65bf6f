import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsNeededEmailAddress } from '../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whom to invite, and to which ad.' })
export class InviteVendorInput {
  @Field({ description: 'E-mail address of the business.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => ID, { description: 'Global id of an ad of the business.' })
  brochureId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Invite somebody whose use of the site was ended; kept in the audit log.',
  })
  overrideTermination?: boolean | null;
}

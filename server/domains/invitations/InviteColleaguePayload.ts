import { Field, ObjectType } from 'type-graphql';
import { VendorInvitation } from './VendorInvitation';

@ObjectType({ description: 'What `inviteColleague` did.' })
export class InviteColleaguePayload {
  @Field(() => VendorInvitation, { description: 'The invitation that is on its way.' })
  readonly invitation: VendorInvitation;

  constructor(invitation: VendorInvitation) {
    this.invitation = invitation;
  }
}

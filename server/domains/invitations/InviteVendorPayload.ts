import { Field, ObjectType } from 'type-graphql';
import { VendorInvitation } from './VendorInvitation';

@ObjectType({ description: 'What `inviteVendor` did.' })
export class InviteVendorPayload {
  @Field({ description: 'Display id of the invitation.' })
  readonly did: string;

  @Field(() => VendorInvitation, {
    description: 'The invitation; USED when the address has a login already, to which the ad was linked.',
  })
  readonly invitation: VendorInvitation;

  constructor(invitation: VendorInvitation) {
    this.did = invitation.did;
    this.invitation = invitation;
  }
}

import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `renewVendorInvitation` answers to everyone.' })
export class RenewVendorInvitationPayload {
  @Field({ description: 'Always true: a mail is on its way if the link was one of an invitation that has ended.' })
  readonly ok: boolean = true;
}

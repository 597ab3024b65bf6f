import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { VendorInvitationState } from './VendorInvitationState';

@ArgsType()
export class VendorInvitationsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those to an address that holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => VendorInvitationState, { nullable: true, description: 'Only those in this state.' })
  state?: VendorInvitationState | null;

  @Field(() => Int, { nullable: true, description: 'Only those for the vendor with this `databaseId`.' })
  vendorId?: number | null;
}

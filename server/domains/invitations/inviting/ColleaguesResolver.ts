import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { inviteColleague, InviteColleaguePayload, InviteColleagueInput } from './inviteColleague';
import {
  withdrawVendorInvitation,
  WithdrawVendorInvitationInput,
  WithdrawVendorInvitationPayload,
} from './withdrawVendorInvitation';

/** Invitations that owners of a company send. */
@Resolver()
export class ColleaguesResolver {
  @Mutation(() => InviteColleaguePayload, {
    description:
      'Invites whoever has an e-mail address to a company that has ads, or is to have some; called again, it sends the invitation again with a new link. VALIDATION_FAILED names `email` when the address cannot be invited. For administrators, and the owners of the company.',
  })
  async inviteColleague(
    @Arg('input', () => InviteColleagueInput, { description: 'Whom, and to which company.' })
    { vendorId, email, vendorRole }: InviteColleagueInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteColleaguePayload> {
    const invite = { vendorId: databaseIdOf(vendorId, 'Vendor', 'vendorId'), email, vendorRole };
    return new InviteColleaguePayload(await inviteColleague(context, invite));
  }

  @Mutation(() => WithdrawVendorInvitationPayload, {
    description:
      'Takes an invitation back: its link opens nothing any more. CONFLICT when it was taken up. For administrators, and the owners of the company.',
  })
  async withdrawVendorInvitation(
    @Arg('input', () => WithdrawVendorInvitationInput, { description: 'Which invitation.' })
    { id }: WithdrawVendorInvitationInput,
    @Ctx() context: RequestContext,
  ): Promise<WithdrawVendorInvitationPayload> {
    await withdrawVendorInvitation(context, { id: databaseIdOf(id, 'VendorInvitation', 'id') });
    return new WithdrawVendorInvitationPayload(id);
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { LoginPayload } from '../accounts/signing-in/login';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';
import { inviteVendor, InviteVendorPayload, InviteVendorInput } from './inviting/inviteVendor';
import { registerVendor, RegisterVendorInput } from './registering/registerVendor';
import {
  renewVendorInvitation,
  RenewVendorInvitationPayload,
  RenewVendorInvitationInput,
} from './inviting/renewVendorInvitation';
import { getInvitationState } from './getInvitationState';
import { VendorInvitation } from './VendorInvitation';
import { VendorInvitationState } from './VendorInvitationState';
import { findVendorInvitation } from './findVendorInvitation';

@Resolver(() => VendorInvitation)
export class VendorInvitationResolver {
  @Query(() => VendorInvitation, {
    nullable: true,
    description: 'What the link of an invitation opens; null when there is no such invitation.',
  })
  vendorInvitation(
    @Arg('email', () => String, { description: 'The invited address, from the link.' }) email: string,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<VendorInvitation | null> {
    return findVendorInvitation(context, { email, token });
  }

  @Mutation(() => InviteVendorPayload, {
    description:
      'Invites whoever has an e-mail address to keep the ads of a company; called again, it sends the invitation again with a new link. An ad without a vendor gets one of its company name. An address that has a login already gets the ad, and a notice. For administrators.',
  })
  async inviteVendor(
    @Arg('input', () => InviteVendorInput, { description: 'Whom to invite, and to which ad.' })
    { email, brochureId, overrideTermination }: InviteVendorInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteVendorPayload> {
    const id = databaseIdOf(brochureId, 'Brochure', 'brochureId');
    const invite = { email, brochureId: id, overrideTermination: overrideTermination ?? false };
    return new InviteVendorPayload(await inviteVendor(context, invite));
  }

  @Mutation(() => LoginPayload, {
    description:
      'Takes up an invitation: makes the login, and signs it in. NOT_FOUND when there is no such invitation, GONE when it was used or has ended; VALIDATION_FAILED names each field.',
  })
  async registerVendor(
    @Arg('input', () => RegisterVendorInput, { description: 'The form.' }) input: RegisterVendorInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await registerVendor(context, input));
  }

  @Mutation(() => RenewVendorInvitationPayload, {
    description:
      'Mails a new link to the address of an invitation that has ended. The answer is the same for any link.',
  })
  async renewVendorInvitation(
    @Arg('input', () => RenewVendorInvitationInput, { description: 'The link that has ended.' })
    input: RenewVendorInvitationInput,
    @Ctx() context: RequestContext,
  ): Promise<RenewVendorInvitationPayload> {
    await renewVendorInvitation(context, input);
    return new RenewVendorInvitationPayload();
  }

  @FieldResolver(() => VendorInvitationState, { description: 'Whether it can still be taken up.' })
  state(@Root() invitation: VendorInvitation, @Ctx() { clock }: RequestContext): VendorInvitationState {
    return getInvitationState(invitation, clock.now());
  }

  @FieldResolver(() => Vendor, { nullable: true, description: 'The company whose ads it is about.' })
  vendor(@Root() { vendorId }: VendorInvitation, @Ctx() context: RequestContext): Promise<Vendor | null> | null {
    return vendorId === null ? null : context.loader(vendorLoader).load(vendorId);
  }
}

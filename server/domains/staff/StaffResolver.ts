import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { LoginPayload } from '../accounts/signing-in/login';
import { inviteStaff, InviteStaffInput, InviteStaffPayload } from './inviteStaff';
import { registerStaff, RegisterStaffInput } from './registerStaff';
import { setStaffRole, SetStaffRoleInput, SetStaffRolePayload } from './setStaffRole';

@Resolver()
export class StaffResolver {
  @Mutation(() => InviteStaffPayload, {
    description:
      'Invites whoever has an e-mail address to the administration; called again, it sends the invitation again with a new link. VALIDATION_FAILED names `email` when the address cannot be invited. For administrators.',
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput, { description: 'Whom, and what for.' }) input: InviteStaffInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteStaffPayload> {
    return new InviteStaffPayload(await inviteStaff(context, input));
  }

  @Mutation(() => LoginPayload, {
    description:
      'Takes up an invitation to the administration: makes the login, and signs it in. NOT_FOUND when there is no such invitation, GONE when it was used or has ended; VALIDATION_FAILED names each field.',
  })
  async registerStaff(
    @Arg('input', () => RegisterStaffInput, { description: 'The form.' }) input: RegisterStaffInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await registerStaff(context, input));
  }

  @Mutation(() => SetStaffRolePayload, {
    description:
      'Says what a login of an administrator is for, from its next request on. CONFLICT for your own, so that one administrator always stays. For administrators.',
  })
  async setStaffRole(
    @Arg('input', () => SetStaffRoleInput, { description: 'Which login, and what for.' })
    { id, staffRole }: SetStaffRoleInput,
    @Ctx() context: RequestContext,
  ): Promise<SetStaffRolePayload> {
    return new SetStaffRolePayload(await setStaffRole(context, { id: databaseIdOf(id, 'Account', 'id'), staffRole }));
  }
}

import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { changePassword, ChangePasswordInput } from './changePassword';
import { LoginPayload } from '../signing-in/login';
import { requestPasswordReset, RequestPasswordResetPayload, RequestPasswordResetInput } from './requestPasswordReset';
import { resetPassword, ResetPasswordPayload, ResetPasswordInput } from './resetPassword';

@Resolver()
export class PasswordResolver {
  @Mutation(() => LoginPayload, {
    description:
      'A new password for the caller. It ends every session of the account; go on with the token of the answer. VALIDATION_FAILED when the present password is wrong, and TOO_MANY_REQUESTS after 5 such failures.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old password and the new one.' })
    input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await changePassword(context, input));
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Mails a link for a forgotten password: it works once, for an hour. The answer is the same whether or not there is such an account.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'Whose password was forgotten.' })
    input: RequestPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<RequestPasswordResetPayload> {
    await requestPasswordReset(context, input);
    return new RequestPasswordResetPayload();
  }

  @Mutation(() => ResetPasswordPayload, {
    description:
      'A new password by the mailed link. It ends every session of the account. GONE when the link has ended, was used or never was.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The token of the link and the new password.' })
    input: ResetPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<ResetPasswordPayload> {
    await resetPassword(context, input);
    return new ResetPasswordPayload();
  }
}

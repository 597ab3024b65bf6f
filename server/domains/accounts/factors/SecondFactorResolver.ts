import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { refuseWhileViewing } from '../../../shared/authorize';
import { SignedInViewer } from '../SignedInViewer';
import { LoginPayload } from '../signing-in/login';
import { completeLogin, CompleteLoginInput } from './completeLogin';
import {
  confirmAuthenticator,
  ConfirmAuthenticatorInput,
  ConfirmAuthenticatorPayload,
} from './authenticator/confirmAuthenticator';
import { proveIdentity, ProveIdentityInput, ProveIdentityPayload } from './proveIdentity';
import { removeAuthenticator, RemoveAuthenticatorPayload } from './authenticator/removeAuthenticator';
import { renewRecoveryCodes, RenewRecoveryCodesPayload } from './recovery-codes/renewRecoveryCodes';
import { ownSecondFactor, SecondFactor } from './SecondFactor';
import { startAuthenticator, StartAuthenticatorPayload } from './authenticator/startAuthenticator';

@Resolver(() => SignedInViewer)
export class SecondFactorResolver {
  @FieldResolver(() => SecondFactor, { description: 'The second factors of the own login.' })
  secondFactor(@Root() { account }: SignedInViewer, @Ctx() context: RequestContext): Promise<SecondFactor> {
    refuseWhileViewing(context.viewer);
    return ownSecondFactor(context, account);
  }

  @Mutation(() => LoginPayload, {
    description:
      'The second step of a sign-in, by a code. VALIDATION_FAILED for a wrong code, TOO_MANY_REQUESTS after 5 of them, GONE when the challenge has ended.',
  })
  async completeLogin(
    @Arg('input', () => CompleteLoginInput, { description: 'Challenge and code.' }) input: CompleteLoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await completeLogin(context, input));
  }

  @Mutation(() => ProveIdentityPayload, {
    description:
      'Proves anew who you are, in the session of a browser: what answers PROOF_REQUIRED may then be called for 10 minutes.',
  })
  async proveIdentity(
    @Arg('input', () => ProveIdentityInput, { description: 'One proof.' }) input: ProveIdentityInput,
    @Ctx() context: RequestContext,
  ): Promise<ProveIdentityPayload> {
    await proveIdentity(context, input);
    return new ProveIdentityPayload();
  }

  @Mutation(() => StartAuthenticatorPayload, {
    description: 'Begins to set up an authenticator app. CONFLICT if there is one already.',
  })
  startAuthenticator(@Ctx() context: RequestContext): Promise<StartAuthenticatorPayload> {
    return startAuthenticator(context);
  }

  @Mutation(() => ConfirmAuthenticatorPayload, {
    description: 'Makes the authenticator app a second factor, by its first code. Mails the owner.',
  })
  confirmAuthenticator(
    @Arg('input', () => ConfirmAuthenticatorInput, { description: 'The first code.' }) input: ConfirmAuthenticatorInput,
    @Ctx() context: RequestContext,
  ): Promise<ConfirmAuthenticatorPayload> {
    return confirmAuthenticator(context, input);
  }

  @Mutation(() => RemoveAuthenticatorPayload, { description: 'Removes the authenticator app. Mails the owner.' })
  async removeAuthenticator(@Ctx() context: RequestContext): Promise<RemoveAuthenticatorPayload> {
    await removeAuthenticator(context);
    return new RemoveAuthenticatorPayload();
  }

  @Mutation(() => RenewRecoveryCodesPayload, {
    description: 'Ten new recovery codes in place of the ones before. Mails the owner.',
  })
  async renewRecoveryCodes(@Ctx() context: RequestContext): Promise<RenewRecoveryCodesPayload> {
    return new RenewRecoveryCodesPayload(await renewRecoveryCodes(context));
  }
}

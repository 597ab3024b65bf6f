import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { LoginPayload } from '../../signing-in/login';
import { addPasskey, AddPasskeyInput, AddPasskeyPayload } from './addPasskey';
import { loginWithPasskey, PasskeyAnswerInput } from './loginWithPasskey';
import { removePasskey, RemovePasskeyInput, RemovePasskeyPayload } from './removePasskey';
import { PasskeyRequest, startPasskey } from './startPasskey';
import { startPasskeyCheck, StartPasskeyCheckInput } from './startPasskeyCheck';

@Resolver()
export class PasskeyResolver {
  @Mutation(() => PasskeyRequest, { description: 'Begins to add a passkey to the own login.' })
  startPasskey(@Ctx() context: RequestContext): Promise<PasskeyRequest> {
    return startPasskey(context);
  }

  @Mutation(() => AddPasskeyPayload, { description: 'Adds the passkey that the browser has made. Mails the owner.' })
  addPasskey(
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) input: AddPasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<AddPasskeyPayload> {
    return addPasskey(context, input);
  }

  @Mutation(() => RemovePasskeyPayload, {
    description: 'Removes one of the own passkeys. Mails the owner. NOT_FOUND for one of somebody else.',
  })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput, { description: 'The passkey.' }) { did }: RemovePasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<RemovePasskeyPayload> {
    await removePasskey(context, did);
    return new RemovePasskeyPayload(did);
  }

  @Mutation(() => PasskeyRequest, {
    description: 'Begins the check of a passkey: to sign in, as second step of `login`, or for `proveIdentity`.',
  })
  startPasskeyCheck(
    @Arg('input', () => StartPasskeyCheckInput, { description: 'Whose passkey.' }) input: StartPasskeyCheckInput,
    @Ctx() context: RequestContext,
  ): Promise<PasskeyRequest> {
    return startPasskeyCheck(context, input);
  }

  @Mutation(() => LoginPayload, {
    description: 'Signs in by a passkey alone, or as second step. VALIDATION_FAILED for one that does not check out.',
  })
  async loginWithPasskey(
    @Arg('input', () => PasskeyAnswerInput, { description: 'The checked passkey.' }) input: PasskeyAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await loginWithPasskey(context, input));
  }
}

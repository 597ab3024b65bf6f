import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { refuseWhileViewing } from '../../../shared/authorize';
import { LoginPayload } from '../signing-in/login';
import { SignedInViewer } from '../SignedInViewer';
import { connectAccount, ConnectAccountPayload } from './connectAccount';
import { disconnectAccount, DisconnectAccountInput, DisconnectAccountPayload } from './disconnectAccount';
import { loginWithProvider } from './loginWithProvider';
import { OwnConnectedAccount, ownConnectedAccounts } from './ownConnectedAccounts';
import { ProviderAddressPayload, ProviderAnswerInput, ProviderInput } from './providerInputs';
import { startConnection } from './startConnection';
import { startProviderLogin } from './startProviderLogin';

@ObjectType({ description: 'A provider whose accounts may sign in here.' })
class SignInProvider {
  @Field({ description: 'For `startProviderLogin` and `startConnection`.' })
  readonly key: string;

  @Field({ description: 'Its name, such as "Google".' })
  readonly label: string;

  constructor({ key, label }: { key: string; label: string }) {
    this.key = key;
    this.label = label;
  }
}

@Resolver(() => SignedInViewer)
export class ConnectedAccountResolver {
  @Query(() => [SignInProvider], { description: 'Where else people may have an account that signs in here.' })
  signInProviders(@Ctx() { identityProviders }: RequestContext): SignInProvider[] {
    return identityProviders.list.map((provider) => new SignInProvider(provider));
  }

  @FieldResolver(() => [OwnConnectedAccount], {
    description: 'The accounts at providers that sign in to the own login; at most one for each provider.',
  })
  connectedAccounts(
    @Root() { account }: SignedInViewer,
    @Ctx() context: RequestContext,
  ): Promise<OwnConnectedAccount[]> {
    refuseWhileViewing(context.viewer);
    return ownConnectedAccounts(context, account);
  }

  @Mutation(() => ProviderAddressPayload, {
    description:
      'Begins a sign-in with a provider, in this browser: a cookie binds it. UNAVAILABLE if it does not answer.',
  })
  async startProviderLogin(
    @Arg('input', () => ProviderInput, { description: 'The provider.' }) { provider }: ProviderInput,
    @Ctx() context: RequestContext,
  ): Promise<ProviderAddressPayload> {
    return new ProviderAddressPayload(await startProviderLogin(context, provider));
  }

  @Mutation(() => LoginPayload, {
    description:
      'Signs in by a connected account. FORBIDDEN if no login is connected to it, SECOND_FACTOR_REQUIRED as for `login`, GONE if it began elsewhere or took over 10 minutes, VALIDATION_FAILED with CANCELLED or REFUSED, UNAVAILABLE if the provider does not answer.',
  })
  async loginWithProvider(
    @Arg('input', () => ProviderAnswerInput, { description: 'The answer.' }) input: ProviderAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await loginWithProvider(context, input));
  }

  @Mutation(() => ProviderAddressPayload, {
    description: 'Begins to connect an account at a provider with the own login.',
  })
  async startConnection(
    @Arg('input', () => ProviderInput, { description: 'The provider.' }) { provider }: ProviderInput,
    @Ctx() context: RequestContext,
  ): Promise<ProviderAddressPayload> {
    return new ProviderAddressPayload(await startConnection(context, provider));
  }

  @Mutation(() => ConnectAccountPayload, {
    description:
      'Connects the account with the own login, whose address has to be the verified address of that account. Mails the owner. VALIDATION_FAILED with NOT_VERIFIED, OTHER_ADDRESS, CANCELLED or REFUSED; CONFLICT if one of both is connected already.',
  })
  async connectAccount(
    @Arg('input', () => ProviderAnswerInput, { description: 'The answer.' }) input: ProviderAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<ConnectAccountPayload> {
    return new ConnectAccountPayload(await connectAccount(context, input));
  }

  @Mutation(() => DisconnectAccountPayload, {
    description: 'Disconnects one of the own accounts. Mails the owner. NOT_FOUND for one of somebody else.',
  })
  async disconnectAccount(
    @Arg('input', () => DisconnectAccountInput, { description: 'The account.' }) { did }: DisconnectAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<DisconnectAccountPayload> {
    await disconnectAccount(context, did);
    return new DisconnectAccountPayload(did);
  }
}

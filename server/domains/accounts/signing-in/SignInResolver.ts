import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { login, LoginInput, LoginPayload } from './login';
import { LogoutEverywherePayload, logoutEverywhere } from './logoutEverywhere';
import { refreshToken } from './refreshToken';

@Resolver()
export class SignInResolver {
  @Mutation(() => LoginPayload, {
    description:
      'Signs in. UNAUTHENTICATED for an unknown user and a wrong password alike; TOO_MANY_REQUESTS with `retryAfter` seconds after 5 failures of an account or an address.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Credentials.' }) { username, password }: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await login(context, { username, password }));
  }

  @Mutation(() => LoginPayload, {
    description: 'A new token for a caller whose old one has not ended; the old one goes on until its own end.',
  })
  async refreshToken(@Ctx() context: RequestContext): Promise<LoginPayload> {
    return LoginPayload.of(await refreshToken(context));
  }

  @Mutation(() => LogoutEverywherePayload, { description: 'Ends every session of the account, this one too.' })
  async logoutEverywhere(@Ctx() context: RequestContext): Promise<LogoutEverywherePayload> {
    await logoutEverywhere(context);
    return new LogoutEverywherePayload();
  }
}

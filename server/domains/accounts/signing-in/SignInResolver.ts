import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { login, LoginInput, LoginPayload } from './login';
import { LogoutEverywherePayload, logoutEverywhere } from './logoutEverywhere';
import { refreshToken } from './refreshToken';

@Resolver()
export class SignInResolver {
  @Mutation(() => LoginPayload, {
    description:
      'Signs in, for 8 hours; with the header `X-Session: cookie` for 15 minutes, and a refresh token in a cookie. UNAUTHENTICATED for an unknown user and a wrong password alike; TOO_MANY_REQUESTS with `retryAfter` seconds after 5 failures of an account.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Credentials.' }) { username, password }: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return LoginPayload.of(await login(context, { username, password }));
  }

  @Mutation(() => LoginPayload, {
    description:
      'A new token for a program whose old one has not ended; the old one goes on until its own end. The session ends after 12 hours (administrators) or 30 days (vendors) all the same. FORBIDDEN for the session of a browser.',
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

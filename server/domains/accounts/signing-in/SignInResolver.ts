import { Arg, Ctx, Mutation, Resolver, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { login, LoginInput, LoginPayload } from './login';
import { authorize } from '../../../shared/permissions';
import { openSession } from './openSession';
import { ownAccount } from '../ownAccount';
import type { Session } from './Session';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';

@ObjectType({ description: 'What `logoutEverywhere` did.' })
class LogoutEverywherePayload {
  @Field({ description: 'Always true; a failure is an error.' })
  readonly ok: boolean = true;
}

/** Raises the account's token version, which ends every token that it has, this one too. */
export async function logoutEverywhere(context: RequestContext): Promise<void> {
  authorize(context.viewer, 'logoutEverywhere');
  const id = context.viewer?.accountId;
  if (id === undefined) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  await context.database.transaction(async (manager) => {
    await manager.getRepository(Account).increment({ id }, 'tokenVersion', 1);
    await recordAudit(manager, context, [
      { action: 'logoutEverywhere', entityType: 'Account', entityId: id, before: null, after: null },
    ]);
  });
}

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

/** A new token for a caller whose old one is still good; the old one goes on until its own end. */
export async function refreshToken(context: RequestContext): Promise<Session> {
  authorize(context.viewer, 'refreshToken');
  return openSession(context, await ownAccount(context.database.manager, context.viewer));
}

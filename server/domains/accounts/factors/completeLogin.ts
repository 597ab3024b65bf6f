import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { finishSignIn } from '../signing-in/finishSignIn';
import type { Session } from '../signing-in/Session';
import { countGuesses } from '../signing-in/countGuesses';
import { findChallenge, useChallenge } from './challenges';
import { IsCode } from './CodeField';
import { guessesOf } from './guessesOf';
import { useCode } from './useCode';
import { wrongCode } from './wrongCode';

@InputType({ description: 'The second step of a sign-in.' })
export class CompleteLoginInput {
  @Field({ description: 'The token of the challenge that `login` gave with SECOND_FACTOR_REQUIRED.' })
  @MaxLength(200, { message: 'This is not the token of a challenge.' })
  challenge: string;

  @Field({ description: 'Six digits of the authenticator app, or a recovery code.' })
  @IsCode()
  code: string;
}

/**
 * Signs in with the challenge of `login` and a code. The challenge counts once and for five minutes; wrong codes count
 * for the account, whatever challenge they come with.
 * @throws DomainError GONE, VALIDATION_FAILED for `code`, TOO_MANY_REQUESTS
 */
export async function completeLogin(
  context: RequestContext,
  { challenge: token, code }: { challenge: string; code: string },
): Promise<Session> {
  authorize(context.viewer, 'completeLogin');
  const { database } = context;
  const wanted = { token, purpose: 'SECOND_STEP', now: context.clock.now() } as const;
  const { account: expected } = await database.transaction((manager) => findChallenge(manager, wanted));
  const account = await countGuesses(context, guessesOf(expected), () =>
    database.transaction(async (manager) => {
      const found = await findChallenge(manager, wanted);
      if (found.account === null || !(await useCode(manager, context, found.account, code))) return null;
      await useChallenge(manager, found.challenge, wanted.now);
      return found.account;
    }),
  );
  if (account === null) throw wrongCode();
  return finishSignIn(context, account);
}

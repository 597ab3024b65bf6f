import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { normalizeEmail } from '../normalizeEmail';
import { askForSecondStep } from '../factors/askForSecondStep';
import { provePassword } from '../passwords/provePassword';
import { finishSignIn } from './finishSignIn';
import type { Session } from './Session';
import { SignedInViewer } from '../SignedInViewer';

@ObjectType({ description: 'A session.' })
export class LoginPayload {
  @Field({ description: 'JWT; send it as `Authorization: Bearer …`.' })
  readonly accessToken: string;

  @Field(() => Int, { description: 'Seconds until the token ends.' })
  readonly expiresIn: number;

  @Field(() => SignedInViewer, {
    description:
      'Who is signed in now. Ask for what only the signed-in may read with the new token, in the next request.',
  })
  readonly viewer: SignedInViewer;

  constructor(accessToken: string, expiresIn: number, viewer: SignedInViewer) {
    this.accessToken = accessToken;
    this.expiresIn = expiresIn;
    this.viewer = viewer;
  }

  static of({ accessToken, expiresIn, account }: Session): LoginPayload {
    return new LoginPayload(accessToken, expiresIn, new SignedInViewer(account));
  }
}

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @Field({ description: 'E-mail address of the account, in upper or lower case.' })
  @IsNotEmpty({ message: 'Enter your e-mail address.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  username: string;

  @Field({ description: 'Password.' })
  @IsNotEmpty({ message: 'Enter your password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}

/**
 * Signs in with a password. An account with a second factor gets an error with a challenge instead of a session.
 * @throws DomainError SECOND_FACTOR_REQUIRED: `completeLogin` or a passkey takes the challenge
 */
export async function login(
  context: RequestContext,
  { username, password }: { username: string; password: string },
): Promise<Session> {
  authorize(context.viewer, 'login');
  const account = await provePassword(context, normalizeEmail(username), password);
  await askForSecondStep(context, account);
  return finishSignIn(context, account);
}

import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { finishSignIn } from '../../signing-in/finishSignIn';
import type { Session } from '../../signing-in/Session';
import { checkPasskey, type PasskeyAnswer } from './checkPasskey';

@InputType({ description: 'A checked passkey.' })
export class PasskeyAnswerInput {
  @Field({ description: 'Token of `startPasskeyCheck`.' })
  @MaxLength(200, { message: 'This is not the token of a request.' })
  token: string;

  @Field({ description: 'What `navigator.credentials.get` gave, as JSON text.' })
  @MaxLength(20_000, { message: 'This is not the answer of a browser.' })
  response: string;
}

/** Signs in by a passkey: the device and its check of the person are two factors, so no password is asked for. */
export async function loginWithPasskey(context: RequestContext, answer: PasskeyAnswer): Promise<Session> {
  authorize(context.viewer, 'loginWithPasskey');
  const account = await context.database.transaction((manager) => checkPasskey(manager, context, answer));
  return finishSignIn(context, account);
}

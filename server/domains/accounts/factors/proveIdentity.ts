import { MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { Account } from '../Account';
import { ownAccount } from '../ownAccount';
import { proveOwnPassword } from '../passwords/proveOwnPassword';
import { AccountSession } from '../sessions/AccountSession';
import { countGuesses } from '../signing-in/countGuesses';
import { checkPasskey, type PasskeyAnswer } from './passkeys/checkPasskey';
import { factorsOf, hasFactor } from './factorsOf';
import { guessesOf } from './guessesOf';
import { PasskeyAnswerInput } from './passkeys/loginWithPasskey';
import { useCode } from './useCode';
import { wrongCode } from './wrongCode';

@InputType({ description: 'One proof of who you are.' })
export class ProveIdentityInput {
  @Field(() => String, { nullable: true, description: 'Password, of a login without a second factor.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app, or a recovery code.' })
  @MaxLength(40, { message: 'A code has at most 40 characters.' })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true, description: 'A checked passkey.' })
  @ValidateNested()
  passkey?: PasskeyAnswerInput | null;
}

/** One of these. */
interface Proof {
  password?: string | null;
  code?: string | null;
  passkey?: PasskeyAnswer | null;
}

@ObjectType({ description: 'What `proveIdentity` did.' })
export class ProveIdentityPayload {
  @Field({ description: 'Always true; a failure is an error. Dangerous acts need no other proof for 10 minutes.' })
  readonly ok: boolean = true;
}

/**
 * Proves the caller anew, for dangerous acts within the next 10 minutes in this session
 * (docs/rules/accounts-and-permissions.md#fresh-proof). A login with a second factor proves itself by that.
 * @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function proveIdentity(context: RequestContext, input: Proof): Promise<void> {
  authorize(context.viewer, 'proveIdentity');
  const account = await ownAccount(context.database.manager, context.viewer);
  await checkProof(context, account, input);
  const { sessionId } = context.viewer ?? {};
  if (sessionId === undefined) return;
  await context.database.getRepository(AccountSession).update({ id: sessionId }, { provenAt: context.clock.now() });
}

async function checkProof(
  context: RequestContext,
  account: Account,
  { password, code, passkey }: Proof,
): Promise<void> {
  const { database } = context;
  if (passkey != null) {
    const owner = await database.transaction((manager) => checkPasskey(manager, context, passkey));
    if (owner.id !== account.id) throw refused('passkey', 'This is the passkey of another login.');
  } else if (code != null) {
    const used = await countGuesses(context, guessesOf(account), async () =>
      (await database.transaction((manager) => useCode(manager, context, account, code))) ? true : null,
    );
    if (used === null) throw wrongCode();
  } else {
    if (hasFactor(await factorsOf(database.manager, account.id))) {
      throw refused('code', 'Enter a code of your authenticator app, or use a passkey.');
    }
    await proveOwnPassword(context, 'password', password ?? '');
  }
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'PROOF', message }] });
}

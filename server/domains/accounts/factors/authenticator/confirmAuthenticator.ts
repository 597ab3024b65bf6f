import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { openSealedText } from '../../../../shared/secret-tokens/sealedText';
import { Authenticator } from './Authenticator';
import { authenticatorSeal } from './authenticatorSeal';
import { IsCode } from '../CodeField';
import { factorsOf, hasFactor } from '../factorsOf';
import { ownLockedAccount } from '../ownLockedAccount';
import { replaceRecoveryCodes } from '../recovery-codes/recoveryCodes';
import { reportFactorChange } from '../reportFactorChange';
import { stepOfCode } from './totpCodes';
import { wrongCode } from '../wrongCode';

@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmAuthenticatorInput {
  @Field({ description: 'Six digits that the app shows.' })
  @IsCode()
  code: string;
}

@ObjectType({ description: 'What `confirmAuthenticator` did.' })
export class ConfirmAuthenticatorPayload {
  @Field(() => [String], {
    nullable: true,
    description: 'Ten recovery codes, shown only now; null if the login had a second factor before, and so has codes.',
  })
  readonly recoveryCodes: string[] | null;

  constructor(recoveryCodes: string[] | null) {
    this.recoveryCodes = recoveryCodes;
  }
}

/**
 * Makes the authenticator app of `startAuthenticator` a factor, by its first code. From then on sign-in asks for one.
 * @throws DomainError CONFLICT if none was started; VALIDATION_FAILED for a wrong code
 */
export async function confirmAuthenticator(
  context: RequestContext,
  { code }: { code: string },
): Promise<ConfirmAuthenticatorPayload> {
  authorize(context.viewer, 'confirmAuthenticator');
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const { id: accountId } = account;
    const authenticators = manager.getRepository(Authenticator);
    const started = await authenticators.findOneBy({ accountId });
    const secret =
      started?.confirmedAt === null
        ? openSealedText(started.sealedSecret, authenticatorSeal(context.identitySecret, accountId))
        : null;
    if (secret === null) throw new DomainError('CONFLICT', 'Start to set up your authenticator app again.');
    const step = stepOfCode(secret, code.replace(/\s/g, ''), { now, lastStep: null });
    if (step === null) throw wrongCode('This code is not right. Check the time of your phone, and try the next code.');
    const hadFactor = hasFactor(await factorsOf(manager, accountId));
    await authenticators.update({ accountId }, { confirmedAt: now, lastStep: step });
    await reportFactorChange(manager, context, account, {
      action: 'addAuthenticator',
      subject: 'An authenticator app was added',
      sentence: 'An authenticator app was added: signing in asks for its code from now on.',
    });
    return new ConfirmAuthenticatorPayload(hadFactor ? null : await replaceRecoveryCodes(manager, accountId));
  });
}

import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { factorsOf, hasFactor } from '../factorsOf';
import { ownLockedAccount } from '../ownLockedAccount';
import { replaceRecoveryCodes } from './recoveryCodes';
import { reportFactorChange } from '../reportFactorChange';

@ObjectType({ description: 'What `renewRecoveryCodes` did.' })
export class RenewRecoveryCodesPayload {
  @Field(() => [String], { description: 'Ten new recovery codes, shown only now.' })
  readonly recoveryCodes: string[];

  constructor(recoveryCodes: string[]) {
    this.recoveryCodes = recoveryCodes;
  }
}

/**
 * Replaces the caller's recovery codes by ten new ones.
 * @throws DomainError CONFLICT without a second factor
 */
export async function renewRecoveryCodes(context: RequestContext): Promise<string[]> {
  authorize(context.viewer, 'renewRecoveryCodes');
  return context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    if (!hasFactor(await factorsOf(manager, account.id))) {
      throw new DomainError('CONFLICT', 'Set up an authenticator app or a passkey first.');
    }
    await reportFactorChange(manager, context, account, {
      action: 'renewRecoveryCodes',
      subject: 'You have new recovery codes',
      sentence: 'New recovery codes were made: the ones before count no more.',
    });
    return replaceRecoveryCodes(manager, account.id);
  });
}

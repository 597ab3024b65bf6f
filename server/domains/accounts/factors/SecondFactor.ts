import { Field, Int, ObjectType } from 'type-graphql';
import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import type { Account } from '../Account';
import { Authenticator } from './authenticator/Authenticator';
import { Passkey } from './passkeys/Passkey';
import { countRecoveryCodes } from './recovery-codes/recoveryCodes';

@ObjectType({ description: 'The second factors of the own login.' })
export class SecondFactor {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when an authenticator app is set up; null for none.',
  })
  readonly authenticatorSince: Date | null;

  @Field(() => [Passkey], { description: 'The passkeys, the oldest first; at most 20.' })
  readonly passkeys: Passkey[];

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  readonly recoveryCodesLeft: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'From then on this login can only set up a second factor; null if it has one, or needs none: vendors need none.',
  })
  readonly dueAt: Date | null;

  constructor(given: Pick<SecondFactor, 'authenticatorSince' | 'passkeys' | 'recoveryCodesLeft' | 'dueAt'>) {
    this.authenticatorSince = given.authenticatorSince;
    this.passkeys = given.passkeys;
    this.recoveryCodesLeft = given.recoveryCodesLeft;
    this.dueAt = given.dueAt;
  }
}

/** The second factors of the caller's own login. */
export async function ownSecondFactor(
  { database: { manager }, requiresSecondFactor }: RequestContext,
  { id: accountId, role, factorDueAt }: Account,
): Promise<SecondFactor> {
  const authenticator = await manager.getRepository(Authenticator).findOneBy({ accountId, confirmedAt: Not(IsNull()) });
  const passkeys = await manager.getRepository(Passkey).find({ where: { accountId }, order: { id: 'ASC' } });
  const isWithout = authenticator === null && passkeys.length === 0;
  return new SecondFactor({
    authenticatorSince: authenticator?.confirmedAt ?? null,
    passkeys,
    recoveryCodesLeft: await countRecoveryCodes(manager, accountId),
    dueAt: isWithout && requiresSecondFactor && role === 'ADMINISTRATOR' ? factorDueAt : null,
  });
}

import type { DataSource } from 'typeorm';
import { Follow } from '../../domains/follows/Follow';
import { recipientHashOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { newSecretToken } from '../../shared/secret-tokens/newSecretToken';
import { makeContext } from '../makeContext';
import { nextNumber } from './nextNumber';

/** Creates a confirmed follow of all offers, by default. */
export function makeFollow(database: DataSource, values: Partial<Follow> = {}): Promise<Follow> {
  const follows = database.getRepository(Follow);
  const email = values.email ?? `follower-${nextNumber()}@people.example`;
  return follows.save(
    follows.create({
      email,
      recipientHash: recipientHashOf(makeContext({ database }).identitySecret, email),
      tokenHash: newSecretToken().hash,
      requestedAt: new Date(),
      confirmedAt: new Date(),
      ...values,
    }),
  );
}

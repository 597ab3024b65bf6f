import { IsNull, Not, type EntityManager } from 'typeorm';
import { Authenticator } from './authenticator/Authenticator';
import { Passkey } from './passkeys/Passkey';

export interface Factors {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

/** The second factors of an account. An authenticator app counts once a code has confirmed it. */
export async function factorsOf(manager: EntityManager, accountId: number): Promise<Factors> {
  const hasAuthenticator = await manager
    .getRepository(Authenticator)
    .existsBy({ accountId, confirmedAt: Not(IsNull()) });
  const hasPasskey = await manager.getRepository(Passkey).existsBy({ accountId });
  return { hasAuthenticator, hasPasskey };
}

export function hasFactor({ hasAuthenticator, hasPasskey }: Factors): boolean {
  return hasAuthenticator || hasPasskey;
}

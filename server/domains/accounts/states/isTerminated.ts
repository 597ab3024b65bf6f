import { In, type EntityManager } from 'typeorm';
import { secretsOf } from '../../../shared/secrets/olderSecrets';
import { identityHashes } from './identityHashes';
import { TerminatedIdentity } from './TerminatedIdentity';

/** Returns whether a login with this e-mail address or ABN was terminated. */
export async function isTerminated(
  manager: EntityManager,
  { identitySecret }: { identitySecret: string },
  identity: { email: string; abn: string | null },
): Promise<boolean> {
  const hashes = secretsOf(identitySecret).flatMap((secret) =>
    identityHashes(secret, identity).map(({ hash }) => hash),
  );
  return manager.getRepository(TerminatedIdentity).existsBy({ hash: In(hashes) });
}

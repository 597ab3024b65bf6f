import { readFileSync } from 'node:fs';
import { StartProblem } from '../../shared/errors/StartProblem';

/** The account for PostgreSQL if root starts us, because PostgreSQL refuses to run as root. */
export interface ServiceUser {
  uid: number;
  gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** initdb requires an account in /etc/passwd, so an arbitrary number does not work. */
export function unprivilegedUser(passwd = readFileSync('/etc/passwd', 'utf8')): ServiceUser {
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new StartProblem(
    'PostgreSQL refuses to run as root and this machine has none of the accounts postgres, nobody or daemon: ' +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

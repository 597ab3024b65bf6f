import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { StartProblem } from '../../shared/errors/StartProblem';
import { closedFolder } from './closedFolder';
import { makeFolder } from './makeFolder';
import { isRoot, type ServiceUser, unprivilegedUser } from './serviceUser';

/** Sees to it that the folder can be used, and says which account the server in it has to run under (null: ours). */
export function prepareDataFolder(folder: string, cluster: string): ServiceUser | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(
      `The data folder ${folder} cannot be used (${reason}): make it writable for this user, or set DATA_DIR to a folder that is.`,
      { cause },
    );
  }
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (!isRoot()) {
    if (owner !== null && owner.uid !== process.getuid?.()) {
      throw new StartProblem(
        `The database in ${cluster} belongs to another account (number ${String(owner.uid)}): start as that account or as root, or set DATA_DIR to a folder of your own.`,
      );
    }
    return null;
  }
  const user = owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  const closed = closedFolder(folder, user);
  if (closed !== null) {
    throw new StartProblem(
      `The data folder ${folder} cannot be reached by the account that PostgreSQL runs under (number ${String(user.uid)}), because ${closed} is private: set DATA_DIR to a folder elsewhere, for example /var/lib/local-offers.`,
    );
  }
  return user;
}

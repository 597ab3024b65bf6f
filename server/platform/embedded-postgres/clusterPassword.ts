import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartProblem } from '../../shared/errors/StartProblem';

/** Made once for each data folder; only its owner can read it. */
export function clusterPassword(file: string, cluster: string): string {
  if (!existsSync(file)) {
    if (existsSync(cluster)) {
      throw new StartProblem(
        `The database in ${cluster} is there, but its password file ${file} is not: restore it from a backup, or move both away to begin with an empty database.`,
      );
    }
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { PostgresBinaries } from './prepareBinaries';
import { serverEnvironment } from './serverEnvironment';
import type { ServiceUser } from './serviceUser';

interface NewCluster {
  cluster: string;
  binaries: PostgresBinaries;
  user: ServiceUser | null;
  role: string;
  password: string;
  durable: boolean;
}

/** PostgreSQL itself says so only in its log. */
function refuseForeign(cluster: string, version: string): void {
  if (path.basename(cluster) === `pg${version}`) return;
  throw new StartProblem(
    `The files in ${cluster} are of PostgreSQL ${version || 'without a number'}: move them to where they came from, and restore a backup in their place (docs/operations.md#another-postgresql).`,
  );
}

/** Creates a cluster beside its final place and then renames it, so that an existing cluster is complete. */
export function initialiseCluster({ cluster, binaries, user, role, password, durable }: NewCluster): void {
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    refuseForeign(cluster, readFileSync(versionFile, 'utf8').trim());
    return;
  }
  if (existsSync(cluster)) {
    throw new StartProblem(
      `The database folder ${cluster} is damaged (PG_VERSION is missing): restore it from a backup, or move it away to begin with an empty database.`,
    );
  }
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = `${unfinished}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const file of [unfinished, passwordFile]) chownSync(file, user.uid, user.gid);

  const options = [
    ['-D', unfinished, '-U', role, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    durable ? [] : ['--no-sync'],
  ].flat();
  const result = spawnSync(binaries.program('initdb'), options, {
    ...(user ?? {}),
    cwd: '/',
    env: serverEnvironment(),
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').pop() ?? '';
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartProblem(
      `The database could not be created in ${cluster} (${reason}): free the disk or set DATA_DIR to another folder.`,
    );
  }
  renameSync(unfinished, cluster);
}

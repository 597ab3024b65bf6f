import { existsSync } from 'node:fs';

interface Program {
  /** possible paths; the first that exists is used */
  files: readonly string[];
  /** the Debian package with the program */
  debianPackage: string;
}

/**
 * Returns the path of a program that only some tests need. If it is missing, returns null and writes to standard error.
 * @throws if `CI` is set, because the skipped tests would prove nothing
 */
export function findProgram({ files, debianPackage }: Program): string | null {
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  const sentence = `${files.join(' or ')} is absent: install the package ("apt-get install ${debianPackage}").`;
  if (process.env.CI) throw new Error(`${sentence} With CI set, its tests have to run.`);
  process.stderr.write(`\n${sentence} Its tests prove nothing here.\n`);
  return null;
}

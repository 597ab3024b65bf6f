import { existsSync } from 'node:fs';
import { reportUntried } from './reportUntried';

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
  reportUntried(`${files.join(' or ')} is absent: install the package ("apt-get install ${debianPackage}").`);
  return null;
}

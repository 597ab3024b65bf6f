import { existsSync } from 'node:fs';
import path from 'node:path';

/** `dist` for the compiled server, the repository for the sources. */
export const rootFolder = path.resolve(__dirname, '..', '..');

/** Where one of the builds of the client may be, seen from the compiled server and from the sources (`npm run build`). */
export function buildCandidates(...parts: string[]): string[] {
  return [path.join(rootFolder, ...parts), path.join(rootFolder, 'dist', ...parts)];
}

/** A file or folder of the repository that is read as it is: `docs`, `schema/examples`. The image contains them too. */
export function projectFile(...parts: string[]): string {
  const candidates = [path.join(rootFolder, ...parts), path.join(rootFolder, '..', ...parts)];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${path.join(...parts)} is missing beside the program.`);
  return found;
}

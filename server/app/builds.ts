import path from 'node:path';

/** `dist` for the compiled server, the repository for the sources. */
export const rootFolder = path.resolve(__dirname, '..', '..');

/** Where one of the builds of the client may be, seen from the compiled server and from the sources (`npm run build`). */
export function buildCandidates(...parts: string[]): string[] {
  return [path.join(rootFolder, ...parts), path.join(rootFolder, 'dist', ...parts)];
}

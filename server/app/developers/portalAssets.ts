import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCandidates } from '../builds';

/** base of the build (`client/developers/vite.config.ts`) */
export const assetsBase = '/developers/assets/';

export interface PortalAssets {
  folder: string;
  script: string;
  styles: readonly string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
}

/** Returns the built script and style sheet of the portal; undefined: the client has not been built. */
export function findPortalAssets(): PortalAssets | undefined {
  const folder = buildCandidates('developers').find((each) => existsSync(path.join(each, 'manifest.json')));
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest['portal.ts'];
  if (!entry) throw new Error('The build of client/developers has no portal.ts.');
  const address = (file: string) => `${assetsBase}${path.basename(file)}`;
  return { folder: path.join(folder, 'assets'), script: address(entry.file), styles: (entry.css ?? []).map(address) };
}

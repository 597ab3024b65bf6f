import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../builds';

function firstWith(file: string, ...folders: string[]): string | undefined {
  return folders.find((folder) => existsSync(path.join(folder, file)));
}

/** The folder with the built `client` and `ssr`; undefined when the client has not been built. */
export function findBuiltClient(): string | undefined {
  return firstWith('ssr/entryServer.cjs', rootFolder, path.join(rootFolder, 'dist'));
}

/** Returns the client's sources, which only development needs. */
export function findClientSources(): string {
  const folder = firstWith('vite.config.ts', path.join(rootFolder, 'client'), path.join(rootFolder, '..', 'client'));
  if (folder === undefined) throw new Error('DEV_CLIENT needs the sources of the client beside the server.');
  return folder;
}

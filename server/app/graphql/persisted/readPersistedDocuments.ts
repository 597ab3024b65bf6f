import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../platform/config/Config';
import { findBuiltClient, findClientSources } from '../../pages/client-build/clientFolders';

type Documents = ReadonlyMap<string, string>;

/**
 * Returns a look-up of our client's queries by their hash: from its build, or in development from the last codegen.
 * Without a built client it finds nothing.
 */
export function readPersistedDocuments({ devClient }: Config['pageRendering']): (hash: string) => string | undefined {
  if (devClient) return documentsThatChange(path.join(findClientSources(), 'generated', 'persistedDocuments.json'));
  const dist = findBuiltClient();
  const file = dist && path.join(dist, 'ssr', 'persistedDocuments.json');
  const documents = file && existsSync(file) ? read(file) : new Map<string, string>();
  return (hash) => documents.get(hash);
}

function documentsThatChange(file: string): (hash: string) => string | undefined {
  let documents: Documents = new Map();
  let writtenAt = 0;
  return (hash) => {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs > writtenAt) documents = read(file);
    writtenAt = mtimeMs;
    return documents.get(hash);
  };
}

function read(file: string): Documents {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

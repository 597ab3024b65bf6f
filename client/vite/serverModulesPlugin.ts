import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The server's build takes `name.server.ts` in place of the module `name.ts` beside it. */
export function serverModulesPlugin(): Plugin {
  return {
    name: 'local-offers:server-modules',
    enforce: 'pre',
    resolveId(source, importer, { ssr = false }) {
      if (!ssr || importer === undefined || !source.startsWith('.')) return null;
      const file = `${path.resolve(path.dirname(importer), source)}.server.ts`;
      return existsSync(file) ? file : null;
    },
  };
}

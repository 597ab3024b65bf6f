import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { shellFiles, type Manifest } from './shellFiles.ts';

/**
 * Tells the service worker which files of the built site to cache. Reads the site's manifest when its own build runs.
 */
export function shellPlugin(manifestFile: string): Plugin {
  return {
    name: 'shell',
    config: () => {
      const files = shellFiles(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      return { define: { __SHELL__: JSON.stringify({ version, files }) } };
    },
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { shellFiles, tillFiles, type Manifest } from './shellFiles.ts';

/**
 * Tells the service worker which files of the built site to cache. Reads the site's manifest when its own build runs.
 */
export function shellPlugin(manifestFile: string): Plugin {
  return {
    name: 'shell',
    config: () => {
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
      const setOf = (files: string[]) => JSON.stringify({ version: versionOf(files), files });
      return { define: { __SHELL__: setOf(shellFiles(manifest)), __TILL__: setOf(tillFiles(manifest)) } };
    },
  };
}

const versionOf = (files: string[]): string => createHash('sha256').update(files.join()).digest('hex').slice(0, 12);

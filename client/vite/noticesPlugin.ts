import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const notices = path.join(import.meta.dirname, '..', '..', 'THIRD-PARTY-NOTICES');

/**
 * Serves the licences of bundled packages as `/third-party-notices.txt`, because the licences must accompany the
 * bundle.
 */
export function noticesPlugin(): Plugin {
  return {
    name: 'local-offers:notices',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: await readFile(notices, 'utf8') });
    },
  };
}

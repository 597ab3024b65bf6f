import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes the persisted queries beside the built pages, where the server reads them. */
export function persistedDocumentsPlugin(): Plugin {
  const fileName = 'persistedDocuments.json';
  return {
    name: 'local-offers:persisted-documents',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== undefined,
    async generateBundle() {
      const source = await readFile(path.join(import.meta.dirname, '..', 'generated', fileName));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

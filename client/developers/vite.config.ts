import path from 'node:path';
import { defineConfig } from 'vite';
import { precompressPlugin } from '../vite/precompressPlugin.ts';
import { tokensPlugin } from '../vite/tokensPlugin.ts';

/**
 * `vite build client/developers` builds style and script of the developer portal, whose pages the server writes
 * (`server/app/developers`).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/developers/',
  plugins: [tokensPlugin(), precompressPlugin()],
  build: {
    outDir: path.join(import.meta.dirname, '..', '..', 'dist', 'developers'),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: 'manifest.json',
    target: 'baseline-widely-available',
    rolldownOptions: { input: path.join(import.meta.dirname, 'portal.ts') },
  },
});

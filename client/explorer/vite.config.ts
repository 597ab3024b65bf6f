import path from 'node:path';
import { defineConfig } from 'vite';
import { brandHtmlPlugin } from '../vite/brandHtmlPlugin.ts';
import { precompressPlugin } from '../vite/precompressPlugin.ts';
import { tokensPlugin } from '../vite/tokensPlugin.ts';

/**
 * `vite build client/explorer` builds dist/explorer apart from the site, so that the editor's packages change no file
 * of the site. Everything is small enough for one script and one style sheet.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/explorer/',
  plugins: [tokensPlugin(), brandHtmlPlugin(), precompressPlugin()],
  build: {
    outDir: path.join(import.meta.dirname, '..', '..', 'dist', 'explorer'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'baseline-widely-available',
  },
});

import path from 'node:path';
import { defineConfig } from 'vite';

const sources = path.join(import.meta.dirname, '..', 'embed');
const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/** `vite build -c client/vite/embed.config.ts` builds the web component as one module for pages of other sites. */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: sources,
    build: {
      outDir: path.join(dist, 'embed'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(sources, 'offers.ts'),
        output: { format: 'es', entryFileNames: 'offers.js' },
      },
    },
  };
});

import path from 'node:path';
import { defineConfig } from 'vite';

const sources = path.join(import.meta.dirname, '..', 'head-script');
const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/**
 * `vite build -c client/vite/headScript.config.ts` builds one small script without imports; the server writes it into
 * pages.
 */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: sources,
    build: {
      outDir: path.join(dist, 'head-script'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(sources, 'headScript.ts'),
        output: { format: 'iife', entryFileNames: 'headScript.js' },
      },
    },
  };
});

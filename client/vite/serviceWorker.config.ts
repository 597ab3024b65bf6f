import path from 'node:path';
import { defineConfig } from 'vite';
import { shellPlugin } from './shellPlugin.ts';

const sources = path.join(import.meta.dirname, '..', 'service-worker');
const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/**
 * `vite build -c client/vite/serviceWorker.config.ts` runs after the site's own build, whose manifest lists the files
 * of its pages.
 */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: sources,
    plugins: [shellPlugin(path.join(dist, 'client', '.vite', 'manifest.json'))],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(dist, 'service-worker'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(sources, 'serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
      },
    },
  };
});

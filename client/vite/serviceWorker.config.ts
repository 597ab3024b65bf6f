import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { shellFiles, type Manifest } from './shellFiles.ts';

const sources = path.join(import.meta.dirname, '..', 'service-worker');
const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/** `vite build -c client/vite/serviceWorker.config.ts`, after the site itself, whose manifest tells which files its pages need. */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  const manifest = readFileSync(path.join(dist, 'client', '.vite', 'manifest.json'), 'utf8');
  const files = shellFiles(JSON.parse(manifest) as Manifest);
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return {
    root: sources,
    define: { __SHELL__: JSON.stringify({ version, files }), 'process.env.NODE_ENV': '"production"' },
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

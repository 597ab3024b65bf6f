import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { brandHtmlPlugin } from './vite/brandHtmlPlugin.ts';
import { iconsPlugin } from './vite/iconsPlugin.ts';
import { faviconPlugin } from './vite/faviconPlugin.ts';
import { firstLoadGroups, startModule } from './vite/firstLoadGroups.ts';
import { noticesPlugin } from './vite/noticesPlugin.ts';
import { persistedDocumentsPlugin } from './vite/persistedDocumentsPlugin.ts';
import { serverModulesPlugin } from './vite/serverModulesPlugin.ts';
import { sharePicturePlugin } from './vite/sharePicturePlugin.ts';
import { precompressPlugin } from './vite/precompressPlugin.ts';
import { scopedClassName, shortClassName } from './vite/scopedClassName.ts';
import { shortTokensPlugin } from './vite/shortTokensPlugin.ts';
import { tokensPlugin } from './vite/tokensPlugin.ts';
import { webManifestPlugin } from './vite/webManifestPlugin.ts';

const repository = path.join(import.meta.dirname, '..');
const dist = path.join(repository, 'dist');

/** `vite build client` makes dist/client; with `--ssr app/entryServer.tsx` it makes dist/ssr. */
export default defineConfig(({ command, isSsrBuild = false, mode }) => {
  // a build is for production, whatever NODE_ENV it is started under (tests set their own)
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      serverModulesPlugin(),
      tokensPlugin(),
      ...(command === 'build' ? [shortTokensPlugin()] : []),
      brandHtmlPlugin(),
      iconsPlugin(),
      faviconPlugin(),
      webManifestPlugin(),
      sharePicturePlugin(),
      noticesPlugin(),
      precompressPlugin(),
      persistedDocumentsPlugin(),
    ],
    resolve: {
      // pro-table's form and antd's form are one copy (see "overrides" in package.json)
      alias: [{ find: /^rc-field-form$/, replacement: '@rc-component/form' }],
      // rxjs offers its modern build under this name; the other is a fifth larger
      conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
      dedupe: ['react', 'react-dom', 'antd', 'graphql'],
    },
    css: { modules: { generateScopedName: command === 'build' ? shortClassName : scopedClassName } },
    // React's slow development half must not depend on what the server is started with
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
    // one bundle that needs no package at run time; in development Node loads the packages itself
    ssr: isSsrBuild ? { noExternal: true } : {},
    // in development: sources and packages, and nothing else of the repository
    server: { fs: { allow: [import.meta.dirname, path.join(repository, 'node_modules')] } },
    build: {
      outDir: path.join(dist, isSsrBuild ? 'ssr' : 'client'),
      emptyOutDir: true,
      manifest: !isSsrBuild,
      target: 'baseline-widely-available',
      // all of those browsers fetch modules ahead by themselves
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? { output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name]-[hash].cjs' } }
        : {
            // names of the brand are constants of another file; inside its texts they compress better
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            input: { index: path.join(import.meta.dirname, 'index.html'), start: startModule },
            output: {
              codeSplitting: { groups: firstLoadGroups() },
              // the first page brings the names of all files of visitors' screens, so they are short: the manifest tells
              // whose they are
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:7][extname]',
            },
          },
    },
  };
});

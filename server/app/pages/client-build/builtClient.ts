import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageRenderer } from '../PageRenderer';
import type { PageSource } from '../PageSource';
import { readHeadScript, withHeadScript } from './headScript';
import { laterImport, deferredScripts } from './deferredScripts';
import { screenFiles, type ClientManifest } from './screenFiles';

const stylesheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** Puts the styles into the page itself: a few kilobytes that the first sight would otherwise have to wait for. */
function inlineStyles(html: string, readAsset: (file: string) => string): string {
  return html.replace(stylesheetLink, (_link, file: string) => `<style>${readAsset(file)}</style>`);
}

const font = 'figtree-latin-wght-normal';

/**
 * The client from `dist/`, read whole at the start: a build that replaces it under the running server changes nothing.
 * Throws when it has not been built.
 */
export function builtClient(dist: string): PageSource {
  const readAsset = (file: string) => readFileSync(path.join(dist, 'client', file), 'utf8');
  const manifest = JSON.parse(readAsset('.vite/manifest.json')) as ClientManifest;
  const renderer = loadRenderer(path.join(dist, 'ssr'));
  const atOnce = inlineStyles(withHeadScript(readAsset('index.html'), readHeadScript()), readAsset).replace(
    '<!--page-head-->',
    (place) => `${fontPreload(manifest)}${place}`,
  );
  const templates = { server: deferredScripts(atOnce, `/${startFile(manifest)}`), browser: atOnce };
  const headOf = (module: string): string => {
    const { scripts, styles } = screenFiles(manifest, module);
    return [
      ...scripts.map((file) => laterImport(`/${file}`)),
      // the chunk would ask for its style sheet once more, did it not find it named; disabled, it is not fetched
      ...styles.map(
        (file) => `<style>${readAsset(file)}</style><link rel="stylesheet" disabled crossorigin href="/${file}">`,
      ),
    ].join('');
  };

  const screens = Object.keys(manifest).filter((module) => module.startsWith('screens/visitors/'));
  const heads = new Map(screens.map((module) => [module, headOf(module)]));

  return {
    template: (_url, drawnBy) => Promise.resolve(templates[drawnBy]),
    renderer: () => Promise.resolve(renderer),
    chunkHead: (module) => (module === undefined ? '' : (heads.get(module) ?? headOf(module))),
  };
}

/** Large packages that draw in the browser alone: the map and PDF. */
const browserOnly = /^(?:createOffersMap|PdfPages)-/;

/** With all its screens: one that cannot be loaded on its first visit would stay away until the next start. */
function loadRenderer(folder: string): PageRenderer {
  const entry = path.join(folder, 'entryServer.cjs');
  const chunks = path.join(folder, 'chunks');
  const renderer = createRequire(__filename)(entry) as PageRenderer;
  // Node.js remembers a file under the folder that asked and the words it asked with
  const [fromEntry, fromChunk] = [createRequire(entry), createRequire(path.join(chunks, 'any.cjs'))];
  for (const file of readdirSync(chunks)) {
    if (!file.endsWith('.cjs') || browserOnly.test(file)) continue;
    fromEntry(`./chunks/${file}`);
    fromChunk(`./${file}`);
  }
  return renderer;
}

function startFile(manifest: ClientManifest): string {
  const start = manifest['app/entryStart.ts'];
  if (!start) throw new Error('The built client has no script to start with: build it again.');
  return start.file;
}

function fontPreload(manifest: ClientManifest): string {
  const file = Object.entries(manifest).find(([key]) => key.includes(font))?.[1].file;
  return file === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

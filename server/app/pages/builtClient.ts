import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageRenderer } from './PageRenderer';
import type { PageSource } from './PageSource';
import { readHeadScript, withHeadScript } from './headScript';
import { inlineStyles } from './inlineStyles';
import { laterImport, laterScripts } from './laterScripts';
import { screenFiles, type ClientManifest } from './screenFiles';

const font = 'figtree-latin-wght-normal';

/** The client from `dist/`, read once. Throws when it has not been built. */
export function builtClient(dist: string): PageSource {
  const readAsset = (file: string) => readFileSync(path.join(dist, 'client', file), 'utf8');
  const manifest = JSON.parse(readAsset('.vite/manifest.json')) as ClientManifest;
  const renderer = createRequire(__filename)(path.join(dist, 'ssr', 'entryServer.cjs')) as PageRenderer;
  const atOnce = inlineStyles(withHeadScript(readAsset('index.html'), readHeadScript()), readAsset).replace(
    '<!--page-head-->',
    (place) => `${fontPreload(manifest)}${place}`,
  );
  const templates = { server: laterScripts(atOnce, `/${startFile(manifest)}`), browser: atOnce };
  const heads = new Map<string, string>();

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

  return {
    template: (_url, drawnBy) => Promise.resolve(templates[drawnBy]),
    renderer: () => Promise.resolve(renderer),
    chunkHead: (module) => {
      if (module === undefined) return '';
      const head = heads.get(module) ?? headOf(module);
      heads.set(module, head);
      return head;
    },
  };
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

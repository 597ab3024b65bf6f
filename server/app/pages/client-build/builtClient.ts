import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageRenderer } from '../PageRenderer';
import type { PageSource } from '../PageSource';
import { readHeadScript, withHeadScript } from './headScript';
import { laterImports, laterStyles, deferredScripts } from './deferredScripts';
import { screenFiles, type ClientManifest } from './screenFiles';
import { PageIcons } from './PageIcons';
import { LRUCache } from 'lru-cache';
import { oncePerFragment, type MarkupPiece } from '../../../../shared/page-fragments/MarkupPiece';
import { classesIn, StyleSheet, tokensIn, withoutUnusedTokens } from './StyleSheet';

const stylesheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** Puts the styles into the page itself: a few kilobytes that the first sight would otherwise have to wait for. */
const inStyle = (css: string): string => `<style>${css}</style>`;

/** Tells Vite's loader that the page has this sheet. Disabled, the browser does not fetch it. */
const presentStyle = (file: string): string => `<link rel="stylesheet" disabled crossorigin href="${addressOf(file)}">`;

const addressOf = (file: string): string => `/${file}`;

const font = 'figtree-latin-wght-normal';

/**
 * The client from `dist/`, read whole at the start: a build that replaces it under the running server changes nothing.
 * Throws when it has not been built.
 */
export function builtClient(dist: string): PageSource {
  const readAsset = (file: string) => readFileSync(path.join(dist, 'client', file), 'utf8');
  const manifest = JSON.parse(readAsset('.vite/manifest.json')) as ClientManifest;
  const renderer = loadRenderer(path.join(dist, 'ssr'));
  const lines = readAsset('index.html').replace(/>\s+</g, '><');
  const html = withHeadScript(lines, readHeadScript()).replace(
    '<!--page-head-->',
    (place) => `${fontPreload(manifest)}${place}`,
  );
  const sheets = new Map<string, StyleSheet>();
  const sheet = (file: string): StyleSheet => {
    const read = sheets.get(file) ?? new StyleSheet(readAsset(file));
    sheets.set(file, read);
    return read;
  };
  const siteStyles = [...html.matchAll(stylesheetLink)].map(([, file = '']) => ({ file, css: sheet(file) }));
  const atOnce = html.replace(stylesheetLink, (_link, file: string) => inStyle(readAsset(file)));
  const templates = {
    server: deferredScripts(PageIcons.withPlace(html).replace(stylesheetLink, ''), `/${startFile(manifest)}`),
    browser: atOnce,
  };
  const icons = new PageIcons(html);
  const headOf = (module: string): ScreenHead => {
    const { scripts, styles } = screenFiles(manifest, module);
    return {
      scripts: laterImports(scripts.map(addressOf)),
      styles: styles.map((file) => ({ file, css: sheet(file) })),
    };
  };

  const screens = Object.keys(manifest).filter((module) => module.startsWith('screens/visitors/'));
  const heads = new Map(screens.map((module) => [module, headOf(module)]));

  return {
    template: (_url, drawnBy) => Promise.resolve(templates[drawnBy]),
    renderer: () => Promise.resolve(renderer),
    icons: (body) => icons.usedIn(body),
    chunkHead(module, body) {
      const { scripts, styles } = module === undefined ? noScreen : (heads.get(module) ?? headOf(module));
      if (body === undefined) {
        return scripts + styles.map(({ file, css }) => inStyle(css.toString()) + presentStyle(file)).join('');
      }
      return usedHead(scripts, [...styles, ...siteStyles], body);
    },
  };
}

/** Pages of a kind have few combinations of classes, and finding their rules takes longer than naming the classes. */
const known = new LRUCache<string, string>({ max: 200 });

const usesOf = oncePerFragment((html) => ({ classes: classesIn(html), tokens: tokensIn(html) }));

/** `scripts`, the names of the sheets, and of their rules those that the page uses. */
function usedHead(scripts: string, sheets: ScreenHead['styles'], body: readonly MarkupPiece[]): string {
  const [classes, tokens] = [new Set<string>(), new Set<string>()];
  for (const uses of body.map(usesOf)) {
    for (const name of uses.classes) classes.add(name);
    for (const name of uses.tokens) tokens.add(name);
  }
  const key = [scripts, ...sheets.map(({ file }) => file), ...[...classes].sort(), ...tokens].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const rules = withoutUnusedTokens(sheets.map(({ css }) => css.rulesFor(classes)).join(''), tokens);
  const files = laterStyles(sheets.map(({ file }) => addressOf(file)));
  const head = `${scripts}${files}<style data-used>${rules}</style>`;
  known.set(key, head);
  return head;
}

interface ScreenHead {
  scripts: string;
  styles: { file: string; css: StyleSheet }[];
}

const noScreen: ScreenHead = { scripts: '', styles: [] };

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

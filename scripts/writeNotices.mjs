// `npm run notices`: writes THIRD-PARTY-NOTICES from package-lock.json. With --check it only reports whether the file
// is up to date. The result is the same on every platform: packages for one platform get the standard text of their
// licence instead of their own file, because other platforms do not install them.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

import spdxLicenses from 'spdx-license-list/full.js';
import { otherWorks } from './notices/otherWorks.mjs';
import { inRoot } from './support/root.mjs';

const file = inRoot('THIRD-PARTY-NOTICES');
const require = createRequire(import.meta.url);
const { packages } = require(inRoot('package-lock.json'));
/** their package.json names no licence, but their readme does */
const unnamedLicenses = { 'png-js': 'MIT' };

const notices = describeNotices();
if (!process.argv.includes('--check')) writeFileSync(file, notices);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== notices) {
  console.error('THIRD-PARTY-NOTICES is not what package-lock.json says: run "npm run notices" and commit the result.');
  process.exitCode = 1;
}

function describeNotices() {
  const bundled = bundledPlaces();
  const shipped = Object.entries(packages)
    .filter(([place, entry]) => place !== '' && (!entry.dev || bundled.has(place)))
    .map(([place, entry]) => ({ place, ...entry, name: nameOf(place), license: licenseOf(place, entry) }));
  const inBundle = shipped.filter(({ place }) => bundled.has(place));
  const onServer = shipped.filter(({ place }) => !bundled.has(place));
  return `${[
    'THIRD-PARTY NOTICES',
    'Made by "npm run notices" from package-lock.json. Do not edit. The licence of the project itself is not in this file.',
    heading('1. In the pages (browser bundle), and on the server'),
    'Packages that the client imports, with all that they import in turn. The bundler leaves out what no page uses.',
    listOf(inBundle),
    heading('2. On the server only (server image)'),
    'Packages for one platform are installed on that platform only.',
    listOf(onServer),
    heading('3. Works that are no npm packages, or are inside of one'),
    otherWorks.map(({ name, where, notice }) => `${name}\nWhere: ${where}\n${notice}`).join('\n\n'),
    heading('4. Licence texts'),
    ...textsOf(shipped),
  ].join('\n\n')}\n`;
}

/** The lock file's entries for packages that the client imports, directly or through other packages. */
function bundledPlaces() {
  const sources = globSync('client/**/*.{ts,tsx,css}', {
    cwd: inRoot(),
    exclude: [
      'client/generated/**',
      'client/test/**',
      'client/vite/**',
      'client/**/*.test.*',
      'client/**/vite.config.ts',
    ],
  });
  const imports = /(?:\bfrom\s+|\bimport\s*\(?\s*|@import\s+(?:url\()?)['"]([^'".][^'"]*)['"]/g;
  const names = new Set(
    sources.flatMap((source) =>
      [...readFileSync(inRoot(source), 'utf8').matchAll(imports)].map(([, name]) => packageOf(name)),
    ),
  );
  const places = new Set();
  const add = (place) => {
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...peers]) add(placeOf(name, place));
  };
  for (const name of names) if (!isBuiltin(name)) add(placeOf(name, ''));
  return places;
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** As Node looks a package up: beside the importer first, then further up. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenseOf(place, { license }) {
  const named = license ?? unnamedLicenses[nameOf(place)];
  if (named === undefined)
    throw new Error(`${nameOf(place)} names no licence: look it up, and add it to unnamedLicenses.`);
  return named;
}

function listOf(entries) {
  const lines = entries.map(({ name, version, license }) => `${name} ${version} (${license})`);
  return [...new Set(lines)].sort(byCode).join('\n');
}

/** Each text once, above it the packages that carry it; copyright lines are a part of the text. */
function textsOf(entries) {
  const carriers = new Map();
  for (const entry of entries) {
    for (const text of ownTexts(entry) ?? standardTexts(entry)) {
      const key = text.replace(/\s+/g, ' ');
      const { names } = carriers.get(key) ?? carriers.set(key, { text, names: new Set() }).get(key);
      names.add(`${entry.name} ${entry.version}`);
    }
  }
  return [...carriers.values()]
    .map(({ text, names }) => `${'-'.repeat(80)}\n${[...names].sort(byCode).join('\n')}\n\n${text}`)
    .sort((a, b) => byCode(a.split('\n')[1], b.split('\n')[1]) || byCode(a, b));
}

function ownTexts({ place, optional, os, cpu }) {
  if (optional || os || cpu) return null;
  const names = readdirSync(inRoot(place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:un)?licen[cs]e|^copying|^notice/i.test(entry.name))
    .map(({ name }) => name)
    .sort(byCode);
  if (names.length === 0) return null;
  return names.map((name) => tidy(readFileSync(inRoot(path.join(place, name)), 'utf8')));
}

function standardTexts({ name, place, license, optional, os, cpu }) {
  const texts = license.match(/[\w.+-]+/g).filter((word) => !['AND', 'OR', 'WITH'].includes(word));
  return texts.map((id) => {
    const text = spdxLicenses[id]?.licenseText;
    if (text === undefined) throw new Error(`${name}: no standard text for ${id}.`);
    const author = optional || os || cpu ? undefined : authorOf(place);
    return tidy(author === undefined ? text : `${author}\n\n${text}`);
  });
}

function authorOf(place) {
  const { author } = JSON.parse(readFileSync(inRoot(path.join(place, 'package.json')), 'utf8'));
  const name = typeof author === 'object' ? author?.name : author;
  return name ? `Author: ${name.replace(/\s*[<(].*/, '')}` : undefined;
}

function tidy(text) {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\f]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function heading(text) {
  return `${'='.repeat(80)}\n${text}\n${'='.repeat(80)}`;
}

function byCode(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

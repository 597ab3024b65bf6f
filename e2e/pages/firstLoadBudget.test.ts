import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenFiles, type ClientManifest } from '../../server/app/pages/client-build/screenFiles';

const client = path.resolve(__dirname, '..', '..', 'dist', 'client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')) as ClientManifest;

/** Bytes, as gzip sends them, that a phone loads and parses before the list responds. */
const budget = 120_000;

const sizeOf = (file: string): number => gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;

/** The scripts that the page itself names: the entry and its imports. */
function entryFiles(): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit('app/entryStart.ts');
  visit('index.html');
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

it('the list needs at most 120 kB of JavaScript', () => {
  const files = [
    ...entryFiles(),
    ...screenFiles(manifest, 'screens/visitors/brochure-list/BrochureListScreen.tsx').scripts,
  ];
  const sizes = Object.fromEntries(files.map((file) => [file, sizeOf(file)]));
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(files.length).toBeGreaterThan(1);
  expect(total > budget ? sizes : 'within the budget').toBe('within the budget');
});

const visitorsScreens = Object.keys(manifest).filter((key) => /^screens\/visitors\/.*Screen\.tsx$/.test(key));
const apolloFile = manifest[manifest['app/apolloClient.ts']?.imports?.[0] ?? '']?.file;

it.each(visitorsScreens)('%s renders before Apollo Client has loaded', (screen) => {
  expect(apolloFile).toMatch(/\.js$/);
  expect([...entryFiles(), ...screenFiles(manifest, screen).scripts]).not.toContain(apolloFile);
});

import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { findBuiltClient } from './clientFolders';

/** Runs in its own process, as the server does: Jest would look for the files again. */
const script = `
  const { rmSync } = require('node:fs');
  const [built, copy] = process.argv.slice(1);
  const { builtClient } = require(built + '/server/app/pages/client-build/builtClient.js');
  const source = builtClient(copy);
  rmSync(copy, { recursive: true });
  const problems = [];
  async function draw(url) {
    const { renderPage } = await source.renderer();
    const page = await renderPage({
      url, siteUrl: 'https://offers.example', contactEmail: null, posted: null, fragments: null, signal: AbortSignal.timeout(10_000),
      execute: () => Promise.resolve({ data: { categories: { edges: [] }, mapAreas: { edges: [] } } }),
      onError: (error) => problems.push(url + ': ' + error),
    });
    if (!page.body.some((piece) => (piece.html ?? piece).includes('<h1'))) problems.push(url + ' has no heading');
    if (!source.chunkHead(page.module).includes('later-import')) problems.push(url + ' names no script');
  }
  (async () => {
    for (const url of ['/terms-and-conditions', '/streets-index', '/my-offers', '/offline', '/nowhere']) await draw(url);
    console.log(JSON.stringify(problems));
  })();
`;

it('renders every screen after its files are gone, as when a build replaces them', () => {
  const built = findBuiltClient();
  if (built === undefined) throw new Error('This test reads the built pages: run `npm run build` first.');
  const copy = makeTestFolder('dist');
  for (const part of ['client', 'ssr']) cpSync(path.join(built, part), path.join(copy, part), { recursive: true });
  const printed = execFileSync(process.execPath, ['-e', script, built, copy], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTestFolder } from './makeTestFolder';

const source = pathToFileURL(path.resolve(__dirname, '../../../scripts/support/build.mjs')).href;
const dist = makeTestFolder('old-build');
afterAll(() => rmSync(dist, { recursive: true, force: true }));

function evaluate(expression: string): unknown {
  const program = `import * as built from ${JSON.stringify(source)}; console.log(JSON.stringify(${expression}))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const listOldParts = () => evaluate(`built.listOldParts(${JSON.stringify(dist)}, (name) => 'sources of ' + name)`);

it('knows which parts of what is built are not of the sources as they are', () => {
  expect(listOldParts()).toEqual(['server', 'client']);
  for (const [name, result] of [
    ['server', 'main.js'],
    ['client', 'index.html'],
  ] as const) {
    mkdirSync(path.join(dist, name));
    writeFileSync(path.join(dist, name, result), '');
    writeFileSync(path.join(dist, `.${name}-sources`), `sources of ${name}`);
  }
  expect(listOldParts()).toEqual([]);
  writeFileSync(path.join(dist, '.client-sources'), 'sources of before');
  expect(listOldParts()).toEqual(['client']);
});

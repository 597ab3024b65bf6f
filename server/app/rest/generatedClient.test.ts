import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';

/*
 * A client that a generator makes from the OpenAPI document, as an integrator does: it compiles by the strictest rules,
 * and gets ads and problems of the types that it promises.
 */

const run = promisify(execFile);
const packages = path.resolve('node_modules');
const server = useTestServer();

let folder: string;
let site: string;

/** Compiles the program. Returns what is wrong with it. */
async function compile(): Promise<string> {
  const file = path.join(folder, 'program.ts');
  await writeFile(file, program);
  const options = ['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--module', 'nodenext'];
  const libraries = ['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'];
  const places = ['--typeRoots', path.join(packages, '@types'), '--outDir', path.join(folder, 'compiled')];
  const compiler = path.join(packages, 'typescript', 'bin', 'tsc');
  const command = [compiler, ...options, ...libraries, ...places, file];
  return run(process.execPath, command, { cwd: folder }).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

beforeAll(async () => {
  folder = makeTestFolder('generated-client');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const { body } = await server.app.inject('/rest/openapi.json');
  await writeFile(path.join(folder, 'openapi.json'), body);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const generator = path.join(packages, '@hey-api', 'openapi-ts', 'bin', 'run.js');
  await run(process.execPath, [generator, '-i', 'openapi.json', '-o', 'client'], { cwd: folder });
});

const program = `
import { getBrochurePublic } from './client/index.js';

const [, , baseUrl = ''] = process.argv;
const page = await getBrochurePublic({ baseUrl, query: { types: ['LP_AD'], pageSize: 5, page: 0, sortBy: 'TITLE' } });
const titles: (string | null)[] = page.data?.content.map(({ title }) => title) ?? [];
const refused = await getBrochurePublic({ baseUrl, query: { pageSize: 0 } });
// @ts-expect-error there is no such filter
await getBrochurePublic({ baseUrl, query: { kinds: ['LP_AD'] } });
// @ts-expect-error there is no such order
await getBrochurePublic({ baseUrl, query: { sortBy: 'COLOUR' } });
// @ts-expect-error no ad has such a field
page.data?.content[0]?.price;
const code: string | undefined = refused.error?.code;
console.log(JSON.stringify({ total: page.data?.totalElements, titles, status: refused.response?.status, code }));
`;

it('compiles, refuses what the API lacks, and reads ads and problems', async () => {
  const { database } = server.dependencies;
  await makeBrochure(database, { type: 'LP_AD', status: 'PUBLISHED', title: 'Blue Cafe' });
  expect(await compile()).toBe('');
  const { stdout } = await run(process.execPath, [path.join(folder, 'compiled', 'program.js'), site]);
  expect(JSON.parse(stdout)).toEqual({ total: 1, titles: ['Blue Cafe'], status: 400, code: 'BAD_REQUEST' });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Runs the check against a registry that answers so. */
async function check(answer: RequestListener): Promise<{ code: number | null; said: string }> {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${String(port)}/`,
    npm_config_fetch_retries: '0',
  };
  const child = spawn(process.execPath, ['scripts/checkAdvisories.mjs'], { cwd: root, env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  registry.closeAllConnections();
  registry.close();
  return { code, said };
}

const withAdvisories =
  (advisories: object): RequestListener =>
  (request, response) => {
    request.resume();
    const isBulk = request.method === 'POST' && request.url?.endsWith('/security/advisories/bulk');
    response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isBulk ? advisories : {}));
  };

it('passes while no package has a known hole', async () => {
  expect(await check(withAdvisories({}))).toEqual({ code: 0, said: '0 known holes, all of them explained.\n' });
});

it('names a hole that nobody has explained', async () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const advisory = { id: 1, url, title: 'Reads too far', severity: 'high', vulnerable_versions: '<999.0.0' };
  const { code, said } = await check(withAdvisories({ fastify: [{ ...advisory, cwe: [], cvss: {} }] }));
  expect(code).toBe(1);
  expect(said).toContain('GHSA-aaaa-bbbb-cccc, high, fastify: Reads too far');
});

it('says that a registry has no advisories', async () => {
  const { code, said } = await check((request, response) => {
    request.resume();
    response.writeHead(405).end();
  });
  expect({ code, said }).toEqual({ code: 0, said: 'This registry offers no advisories: nothing was compared.\n' });
});

it('fails if the registry does not work', async () => {
  const { code, said } = await check((request, response) => {
    request.resume();
    response.writeHead(500).end();
  });
  expect(code).toBe(1);
  expect(said).toContain('npm audit did not work');
});

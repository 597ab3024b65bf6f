import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeBrochure } from '../../server/test/factories/makeBrochure';
import { makeCategory } from '../../server/test/factories/makeCategory';
import { makeMapArea } from '../../server/test/factories/makeMapArea';
import { untilFeedHasAll } from '../../server/test/feed/untilFeedHasAll';
import { useTestServer } from '../../server/test/useTestServer';
import { signMessage } from '../../server/domains/webhooks/delivering/signMessage';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..', '..');
const source = path.join(root, 'packages', 'client');
const server = useTestServer();
const database = () => server.dependencies.database;
const make = (values: Parameters<typeof makeBrochure>[1]) =>
  makeBrochure(database(), { status: 'PUBLISHED', publishedAt: new Date('2026-01-01T00:00:00Z'), ...values });
const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let folder: string;
let site: string;

/** Runs one of the package's examples, as a user who has installed the package. */
const example = async (name: string, ...options: string[]): Promise<string> => {
  const program = path.join('node_modules', '@local-offers', 'client', 'examples', name);
  return (await run(process.execPath, [program, site, ...options], { cwd: folder })).stdout;
};

/** Runs a module that uses the package; it prints JSON. */
async function use(text: string): Promise<unknown> {
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, text);
  return JSON.parse((await run(process.execPath, [file, site], { cwd: folder })).stdout) as unknown;
}

beforeAll(async () => {
  await run('npm', ['run', 'build:package', '--silent'], { cwd: root });
  folder = await mkdtemp(path.join(os.tmpdir(), 'client-package-'));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  const installed = path.join(folder, 'node_modules', '@local-offers', 'client');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, filename), '--strip-components=1', '-C', installed]);
  const { dependencies } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const own = path.join(root, 'node_modules', name);
    const description = JSON.parse(await readFile(path.join(own, 'package.json'), 'utf8')) as { version: string };
    expect([name, description.version]).toEqual([name, version]);
    await mkdir(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    await symlink(own, path.join(folder, 'node_modules', name));
  }
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('has its types and no file of its sources', async () => {
  const installed = path.join(folder, 'node_modules', '@local-offers', 'client');
  expect(existsSync(path.join(installed, 'dist', 'src', 'index.d.ts'))).toBe(true);
  expect(existsSync(path.join(installed, 'src'))).toBe(false);
  const program = path.join(folder, 'typed.mts');
  await writeFile(
    program,
    `import { LocalOffers, type Offer } from '@local-offers/client';
const site = new LocalOffers({ url: 'https://offers.example' });
for await (const offer of site.offers({ filter: { categories: ['STAY'] } })) {
  const cents: number | null = offer.discountedPriceCents;
  // @ts-expect-error an offer has no price of this name
  console.log(cents, offer.price);
}
export type { Offer };
`,
  );
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck'];
  const compiled = run(process.execPath, [compiler, ...options, '--lib', 'es2023,dom', program], { cwd: folder });
  expect(await compiled.catch((error: unknown) => (error as { stdout: string }).stdout)).toEqual({
    stdout: '',
    stderr: '',
  });
});

it('keeps a mirror equal to the site, and goes on where it stopped', async () => {
  const kept = await make({ title: 'Kept' });
  const leaving = await make({ title: 'Leaving' });
  await make({ title: 'Pending', status: 'PENDING_REVIEW' });
  await untilFeedHasAll(database());
  const file = path.join(folder, 'offers.json');
  const read = async () =>
    JSON.parse(await readFile(file, 'utf8')) as { offers: Record<string, { displayTitle: string }> };
  expect(await example('mirror.mjs', file)).toContain('changed: 2');
  await database().query(`UPDATE brochures SET record_status = false, deleted_at = now() WHERE id = $1`, [leaving.id]);
  await database().query(`UPDATE brochures SET title = 'Renamed' WHERE id = $1`, [kept.id]);
  await untilFeedHasAll(database());
  await example('mirror.mjs', file);
  const { offers } = await read();
  expect(Object.entries(offers).map(([id, { displayTitle }]) => [id, displayTitle])).toEqual([
    [String(kept.id), 'Renamed'],
  ]);
});

it('writes the page of a screen and of a newspaper', async () => {
  const mapArea = await makeMapArea(database(), { name: 'Noosa' });
  const category = await makeCategory(database(), { name: 'Cafés' });
  await make({
    ...{ title: 'Cake & <tea>', latitude: -26.4, longitude: 153.1, positionSource: 'EXACT', validTo: today(3) },
    ...{ mapAreaId: mapArea.id, categoryId: category.id, companyName: 'The Sandpiper' },
  });
  await make({ title: 'Far', latitude: -37.8, longitude: 144.9, positionSource: 'EXACT', mapAreaId: mapArea.id });
  const screen = path.join(folder, 'screen.html');
  expect(await example('screen.mjs', '-26.4', '153.1', screen)).toContain('1 offers');
  expect(await readFile(screen, 'utf8')).toContain('Cake &#38; &#60;tea&#62;');
  const page = path.join(folder, 'page.md');
  await example('newspaper.mjs', mapArea.code, page);
  expect(await readFile(page, 'utf8')).toMatch(
    /^# Ends this week in Noosa\n\n## Cafés\n\n- \*\*Cake & <tea>\*\* until /,
  );
});

it('says what was refused, and gives up only where waiting does not help', async () => {
  const result = await use(`
    import { createServer } from 'node:http';
    import { LocalOffers } from '@local-offers/client';
    const site = new LocalOffers({ url: process.argv[2] });
    const problem = await site.offers({ filter: { minSaving: 101 } }).next().catch((error) => error);
    const missing = await site.offer(999999999);
    let asked = 0;
    const flaky = createServer((request, response) => {
      asked += 1;
      if (asked < 3) response.writeHead(503, { 'retry-after': '0' }).end('<p>Just a moment</p>');
      else response.setHeader('content-type', 'application/json').end('{"data":{"brochure":null}}');
    }).listen(0, '127.0.0.1', async () => {
      const other = new LocalOffers({ url: 'http://127.0.0.1:' + flaky.address().port + '/' });
      const third = await other.offer(1);
      asked = 0;
      const once = await other.redeemCoupon('ABC').catch((error) => error);
      const away = await new LocalOffers({ url: 'http://127.0.0.1:1', retries: 0 }).categories().catch((error) => error);
      flaky.close();
      flaky.closeAllConnections();
      console.log(JSON.stringify({
        ...{ code: problem.code, fields: problem.fields.map(({ field }) => field), hasId: Boolean(problem.requestId) },
        ...{ missing, third, once: [once.code, asked], away: [away.code, away.isTemporary] },
      }));
    });
  `);
  expect(result).toEqual({
    ...{ code: 'VALIDATION_FAILED', fields: ['filter.minSaving'], hasId: true },
    ...{ missing: null, third: null, once: ['UNAVAILABLE', 1], away: ['NETWORK', true] },
  });
});

it('accepts the messages of our webhooks with either secret, and nothing else', async () => {
  const secrets = ['whsec_bmV3LXNlY3JldC1uZXctc2VjcmV0', 'whsec_b2xkLXNlY3JldC1vbGQtc2VjcmV0'];
  const body = JSON.stringify({ type: 'coupon.sold', timestamp: '2026-11-25T00:00:00Z', data: { brochureId: 7 } });
  const headers = signMessage({ id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body }, secrets);
  const stale = signMessage({ id: 'msg_1', timestamp: Math.floor(Date.now() / 1000) - 600, body }, secrets);
  const result = await use(`
    import { verifyWebhook } from '@local-offers/client';
    const [body, headers, stale, secrets] = ${JSON.stringify([body, headers, stale, secrets])};
    const tried = (...given) => { try { return verifyWebhook(...given).data.brochureId; } catch { return 'refused'; } };
    console.log(JSON.stringify([
      tried(body, headers, secrets[1]),
      tried(body, new Headers(headers), 'whsec_c29tZS1vdGhlci1zZWNyZXQtaGVyZQ==', secrets[0]),
      tried(body + ' ', headers, ...secrets),
      tried(body, stale, ...secrets),
      tried(body, headers),
      tried(body, {}, ...secrets),
    ]));
  `);
  expect(result).toEqual([7, 7, 'refused', 'refused', 'refused', 'refused']);
});

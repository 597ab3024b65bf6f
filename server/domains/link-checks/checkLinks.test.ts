import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createCheckOutside } from '../../platform/outside-fetch/createCheckOutside';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { useTestDatabase } from '../../test/testDatabase';
import { listBrochures } from '../browsing/lists/listBrochures';
import type { Brochure } from '../brochures/Brochure';
import { brokenLinksLoader } from './brokenLinksLoader';
import { checkLinks } from './checkLinks';
import { LinkCheck } from './LinkCheck';
import { LinkHost } from './LinkHost';

const userAgent = 'local-offers-link-check/1.0 (+https://offers.example; hello@offers.example)';
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

interface Asked {
  host: string;
  method: string;
  path: string;
  agent: string;
}

/** Acts as every site of the Internet, and as a neighbour that only this machine may reach. */
let site: http.Server;
let port: number;
const asked: Asked[] = [];
let inFlight = new Map<string, number>();
let mostAtOnce = 0;

const answers: Readonly<Record<string, (method: string, response: http.ServerResponse) => void>> = {
  '/works': (_method, response) => void response.end('fine'),
  '/gone': (_method, response) => void response.writeHead(410).end(),
  '/missing': (_method, response) => void response.writeHead(404).end(),
  '/fails': (_method, response) => void response.writeHead(500).end(),
  '/busy': (_method, response) => void response.writeHead(429, { 'retry-after': '7200' }).end(),
  '/circle': (_method, response) => void response.writeHead(302, { location: '/circle' }).end(),
  '/inside': (_method, response) => void response.writeHead(302, { location: `http://127.0.0.2:${port}/works` }).end(),
  '/hangs': () => undefined,
  '/drips': (_method, response) => {
    response.flushHeaders();
    response.write('x');
  },
  '/wall': (_method, response) => void response.writeHead(403).end(),
  '/get-only': (method, response) => void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/robots.txt': (_method, response) => void response.end('User-agent: *\nDisallow: /private\n'),
};

beforeAll(async () => {
  site = http.createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const host = headers.host?.split(':')[0] ?? '';
    asked.push({ host, method, path: url, agent: headers['user-agent'] ?? '' });
    inFlight.set(host, (inFlight.get(host) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, ...inFlight.values());
    response.once('close', () => inFlight.set(host, (inFlight.get(host) ?? 1) - 1));
    const answer = answers[url];
    // a moment, so that requests at the same time would be seen
    setTimeout(() => (answer ? answer(method, response) : response.writeHead(404).end()), 5);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const resolve: LookupFunction = (hostname, _options, callback) => {
  if (hostname.startsWith('nowhere')) callback(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), '');
  else callback(null, [{ address: '127.0.0.1', family: 4 }]);
};
const isAllowed = (address: string) => address === '127.0.0.1';

describe('links of ads', () => {
  const db = useTestDatabase();
  let now: Date;
  let administrator: RequestContext;
  let vendor: RequestContext;

  beforeAll(async () => {
    ({ administrator, vendor } = await makeCallers(db.database, new Date('2026-11-20T10:00:00Z')));
  });
  beforeEach(async () => {
    await db.database.query('TRUNCATE brochures, link_checks, link_hosts CASCADE');
    now = new Date('2026-11-20T10:00:00Z');
    asked.splice(0);
    inFlight = new Map();
    mostAtOnce = 0;
  });

  /** `timeoutMs`: short only for a site that does not answer. */
  const run = (timeoutMs = 60_000) =>
    checkLinks({
      ...{ database: db.database, clock: { now: () => now }, userAgent, pauseMs: 1 },
      checkOutside: createCheckOutside({ resolve, isAllowed, timeoutMs }),
    });
  const linkTo = (path: string, host = 'shop.tide.com.au', values: Partial<Brochure> = {}) =>
    makeBrochure(db.database, { status: 'PUBLISHED', wwwUrl: `http://${host}:${port}${path}`, ...values });
  const checkOf = ({ id }: Brochure) =>
    db.database.getRepository(LinkCheck).findOneByOrFail({ brochureId: id, field: 'wwwUrl' });
  const paths = () => asked.map(({ method, path }) => `${method} ${path}`);

  it.each([
    ['/missing', 'The page does not exist (404).'],
    ['/gone', 'The page does not exist (410).'],
    ['/fails', 'The site answers with an error (500).'],
    ['/circle', 'It leads on too many times, or in a circle.'],
    ['/inside', 'It leads to an address that is not public.'],
    ['/hangs', 'The site does not answer in time.'],
  ])('%s fails, and is broken after three failures on three days', async (path, reason) => {
    const ad = await linkTo(path);
    const limit = path === '/hangs' ? 200 : undefined;
    for (const failures of [1, 2, 3]) {
      await run(limit);
      expect(await checkOf(ad)).toMatchObject({ failures, reason, checkedAt: now });
      expect((await checkOf(ad)).brokenSince).toEqual(failures < 3 ? null : now);
      expect(await run(limit)).toBe(0);
      now = new Date(now.getTime() + dayMs);
    }
    asked.splice(0);
    expect(await run(limit)).toBe(0);
    now = new Date(now.getTime() + 6 * dayMs);
    expect(await run(limit)).toBe(1);
    expect(asked.some(({ host }) => host === '127.0.0.2')).toBe(false);
  });

  it('a name that does not exist fails', async () => {
    const ad = await linkTo('/', 'nowhere.tide.com.au');
    await run();
    expect(await checkOf(ad)).toMatchObject({ failures: 1, reason: 'The site cannot be reached.' });
  });

  it.each(['/works', '/wall', '/get-only', '/drips'])('%s works, and is asked again in a week', async (path) => {
    const ad = await linkTo(path);
    await run();
    expect(await checkOf(ad)).toMatchObject({ failures: 0, reason: null, brokenSince: null });
    expect((await checkOf(ad)).nextCheckAt).toEqual(new Date(now.getTime() + 7 * dayMs));
  });

  it('is no longer broken once it works, or another address replaces it', async () => {
    const [mended, replaced] = [await linkTo('/gone'), await linkTo('/missing', 'cafe.tide.com.au')];
    await run();
    const broken = `failures = 3, reason = 'gone', broken_since = now()`;
    await db.database.query(`UPDATE link_checks SET ${broken}, next_check_at = $1`, [now]);
    const works = `http://shop.tide.com.au:${port}/works`;
    await db.database.query('UPDATE link_checks SET url = $1 WHERE brochure_id = $2', [works, mended.id]);
    await db.database.query('UPDATE brochures SET www_url = $1 WHERE id = $2', [works, mended.id]);
    await db.database.query('UPDATE brochures SET www_url = $1 WHERE id = $2', [`${works}?new`, replaced.id]);
    expect(await administrator.loader(brokenLinksLoader).load(replaced.id)).toEqual([]);
    await run();
    expect(await checkOf(mended)).toMatchObject({ failures: 0, brokenSince: null });
    expect(await checkOf(replaced)).toMatchObject({ url: `${works}?new` });
  });

  it('gives a host that answers 429 the rest that it asks for, without blame', async () => {
    const [busy, other] = [await linkTo('/busy'), await linkTo('/works')];
    await run();
    expect(await checkOf(busy)).toMatchObject({ failures: 0, checkedAt: null });
    const count = asked.length;
    now = new Date(now.getTime() + hourMs);
    await run();
    expect(asked).toHaveLength(count);
    now = new Date(now.getTime() + 1.5 * hourMs);
    await run();
    expect(asked.length).toBeGreaterThan(count);
    expect(await checkOf(other)).toMatchObject({ failures: 0 });
  });

  it('obeys robots.txt, and reads it once a day', async () => {
    const ad = await linkTo('/private/menu');
    await linkTo('/works');
    await run();
    expect(paths().filter((path) => path === 'GET /robots.txt')).toHaveLength(1);
    expect(paths().some((path) => path.includes('/private'))).toBe(false);
    expect(await checkOf(ad)).toMatchObject({ failures: 0, reason: 'Its robots.txt does not allow to check it.' });
  });

  it('asks a host once at a time, an address once for all ads, and says who asks', async () => {
    for (const path of ['/works', '/works', '/wall', '/gone']) await linkTo(path);
    await linkTo('/works', 'cafe.tide.com.au');
    // two runs at once, as of two processes
    await Promise.all([run(), run()]);
    expect(mostAtOnce).toBe(1);
    expect(paths().filter((path) => path === 'HEAD /works')).toHaveLength(2);
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set([userAgent]));
    expect(await db.database.getRepository(LinkHost).count()).toBe(2);
  });

  it('leaves ads alone that are not public, and invented addresses', async () => {
    await linkTo('/works', 'shop.tide.com.au', { status: 'PENDING_REVIEW' });
    await makeBrochure(db.database, { status: 'PUBLISHED', wwwUrl: 'https://tide.example/' });
    const archived = await linkTo('/works');
    expect(await run()).toBe(1);
    await db.database.query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
      [archived.id],
    );
    now = new Date(now.getTime() + 8 * dayMs);
    expect(await run()).toBe(0);
    expect(await db.database.getRepository(LinkCheck).count()).toBe(0);
  });

  it('is a filter of the administrators’ list', async () => {
    const [broken] = [await linkTo('/gone'), await linkTo('/works')];
    for (let time = 0; time < 3; time += 1) {
      await run();
      now = new Date(now.getTime() + dayMs);
    }
    const idsOf = async (brokenLinks: boolean) => {
      const list = await listBrochures(administrator, { filter: { dataQuality: { brokenLinks } }, page: { first: 9 } });
      return list.edges.map(({ brochure }) => brochure.id);
    };
    expect(await idsOf(true)).toEqual([broken.id]);
    expect(await idsOf(false)).toHaveLength(1);
    const refused = listBrochures(vendor, { filter: { dataQuality: { brokenLinks: true } }, page: { first: 9 } });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

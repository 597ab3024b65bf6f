import { makeBrochure } from '../../../test/factories/makeBrochure';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { useTestServer } from '../../../test/useTestServer';
import { withResponseCache } from '../../../test/cluster/serveDatabase';

const token = 'a-token-of-this-test';
const server = useTestServer({ ...withResponseCache, metrics: { token, addresses: [] } });

async function scrape(): Promise<string> {
  const { statusCode, body, headers } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('text/plain'),
    'no-store',
  ]);
  return body;
}

/** The value of a line; 0 if there is none. */
function valueOf(body: string, series: string): number {
  const line = body.split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

it('counts requests by the pattern of their route, hits of the cache too', async () => {
  const { id } = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED' });
  const series = 'local_offers_request_seconds_count{method="GET",route="/rest/brochure/public/",status="200"}';
  const hits = 'local_offers_cache_lookups_total{outcome="hit"}';
  const before = await scrape();
  for (let times = 0; times < 3; times += 1) await server.app.inject(`/rest/brochure/public/?id=${String(id)}`);
  const after = await scrape();
  expect(valueOf(after, series) - valueOf(before, series)).toBe(3);
  expect(valueOf(after, hits) - valueOf(before, hits)).toBe(2);
  expect(valueOf(after, 'local_offers_cache_bytes')).toBeGreaterThan(0);
  expect(after).not.toContain('?id=');
});

it('counts what has no route under one name', async () => {
  await server.app.inject({ method: 'PUT', url: '/kim@people.example' });
  const body = await scrape();
  expect(body).toMatch(/local_offers_request_seconds_count\{method="PUT",route="none",status="404"\} \d/);
  expect(body).not.toContain('kim@');
});

it('counts GraphQL operations by root field, on both paths, and never by the name that callers give', async () => {
  const series = 'local_offers_graphql_seconds_count{operation="query",field="categories"}';
  const before = valueOf(await scrape(), series);
  const query = 'query OwnNameOfKim { categories { totalCount } }';
  for (let times = 0; times < 4; times += 1) expect((await askGraphql(server, { query })).errors).toEqual([]);
  const body = await scrape();
  expect(valueOf(body, series) - before).toBe(4);
  expect(body).not.toContain('OwnNameOfKim');
});

it('tells statements, connections and mails', async () => {
  const { database } = server.dependencies;
  const mail = { recipient: 'kim@people.example', subject: 's', text: 't', html: 'h', headers: {}, attachments: [] };
  const rest = { createdAt: new Date(), confidential: false, eventKey: 'metrics', sentAt: null };
  await database.getRepository(OutgoingMail).insert({ ...mail, ...rest, state: 'FAILED' });
  const body = await scrape();
  expect(valueOf(body, 'local_offers_mails{state="FAILED"}')).toBe(1);
  expect(valueOf(body, 'local_offers_statement_seconds_count{verb="select"}')).toBeGreaterThan(0);
  expect(valueOf(body, 'local_offers_statement_seconds_count{verb="insert"}')).toBeGreaterThan(0);
  expect(valueOf(body, 'local_offers_database_connections_limit')).toBeGreaterThan(0);
  expect(valueOf(body, 'local_offers_database_up')).toBe(1);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).not.toContain('people.example');
});

it('tells the space of the disk with the files, and nothing of a bucket', async () => {
  const body = await scrape();
  const free = valueOf(body, 'local_offers_disk_free_bytes');
  expect(free).toBeGreaterThan(0);
  expect(valueOf(body, 'local_offers_disk_bytes')).toBeGreaterThanOrEqual(free);
  jest.spyOn(server.dependencies.files, 'readSpace').mockResolvedValueOnce(null);
  expect(await scrape()).not.toMatch(/^local_offers_disk_/m);
});

it.each([
  ['no token', {}],
  ['a wrong token', { authorization: 'Bearer another-token-of-it' }],
])('refuses %s', async (_what, headers) => {
  const { statusCode, headers: sent } = await server.app.inject({ url: '/metrics', headers });
  expect([statusCode, sent['www-authenticate']]).toEqual([401, 'Bearer']);
});

it('tells administrators the same on the Health screen, and nobody else', async () => {
  const { database } = server.dependencies;
  const query = '{ health { requestsPerSecond memoryBytes connectionsLimit mailsFailed cacheHitShare } }';
  const { data, errors } = await askGraphql(server, { query, as: await makeAccount(database) });
  expect(errors).toEqual([]);
  expect(data?.['health']).toMatchObject({ mailsFailed: 1, cacheHitShare: expect.any(Number) as number });
  const refused = await askGraphql(server, { query, as: await makeAccount(database, { role: 'VENDOR' }) });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

it('still answers while the database does not', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const asked = jest.spyOn(server.dependencies.database, 'query').mockRejectedValue(gone);
  const body = await scrape();
  asked.mockRestore();
  expect(valueOf(body, 'local_offers_database_up')).toBe(0);
  expect(body).not.toMatch(/^local_offers_jobs_waiting/m);
});

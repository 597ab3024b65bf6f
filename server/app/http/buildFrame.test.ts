import type { FastifyInstance } from 'fastify';
import { createLogger } from '../../platform/logger/createLogger';
import { silentLogger } from '../../test/silentLogger';
import { makeConfig } from '../../test/makeConfig';
import { probeRoutes } from '../../test/contracts/probeRoutes';
import type { Problem } from '../rest/problems/presentProblem';
import { buildFrame } from './buildFrame';
import type { ServerDependencies } from './ServerDependencies';

let log = '';
let app: FastifyInstance;

beforeAll(async () => {
  const dependencies = {
    config: makeConfig({
      rateLimits: {
        reads: 1000,
        writes: 1000,
        logins: 1000,
        purchases: 1000,
        enquiries: 1000,
        files: 100_000,
        megabytes: 100_000,
      },
    }),
    logger: createLogger({ level: 'info' }, { write: (line) => (log += line) }),
  } as ServerDependencies;
  app = await buildFrame(dependencies, probeRoutes);
});

afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/rest/probe',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('input', () => {
  it('converts text to the types that the route declares', async () => {
    const answer = await app.inject('/rest/probe/7/?types=LP_AD,CP_AD&types=LP_AD&isActive=false&unknown=1');
    expect(answer.json()).toEqual({
      params: { id: 7 },
      query: { types: ['LP_AD', 'CP_AD', 'LP_AD'], isActive: false, sortBy: 'TITLE' },
      given: ['types', 'isActive'],
    });
  });

  it.each([
    ['/rest/probe/seven', 'id', 'id must be a number written in digits, for example 12.'],
    ['/rest/probe/0', 'id', 'id must be 1 or more.'],
    ['/rest/probe/7?sortBy=PRICE', 'sortBy', 'sortBy must be one of TITLE, ID.'],
    ['/rest/probe/7?sortBy=ID&sortBy=TITLE', 'sortBy', 'sortBy may be given only once.'],
    ['/rest/probe/7?types=LP_AD,XX', 'types.1', 'types.1 must be one of LP_AD, CP_AD.'],
    ['/rest/probe/7?isActive=maybe', 'isActive', 'isActive must be true or false.'],
  ])('refuses %s with 400', async (url, field, message) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field, message }] });
  });

  it('refuses a body field by field with 422', async () => {
    const answer = await post('{"name":"x","age":"13"}');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'name', code: 'MIN_LENGTH', message: 'name must have 2 characters or more.' },
        { field: 'age', code: 'TYPE', message: 'age must be a whole number.' },
      ],
    });
  });

  it('names the missing field', async () => {
    expect((await post('{}')).json()).toMatchObject({ errors: [{ field: 'name', code: 'REQUIRED' }] });
  });
});

describe('refusals', () => {
  it('are problems with the request id', async () => {
    const answer = await post('{"name":"taken"}');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem: Problem = answer.json();
    expect(problem).toEqual({
      type: 'http://localhost:4000/problems/conflict',
      title: 'Not possible in its present state',
      status: 409,
      detail: 'This name is taken.',
      instance: '/rest/probe',
      code: 'CONFLICT',
      errors: [],
      requestId: answer.headers['x-request-id'],
    });
  });

  it('hide our own errors, which the log records under the same id', async () => {
    const answer = await post('{"name":"bug"}');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    const id = answer.json<Problem>().requestId;
    expect(log.split('\n').filter((line) => line.includes(id) && line.includes('request failed'))).toHaveLength(1);
  });

  it('ask for a token before reading the body', async () => {
    const answer = await app.inject({
      method: 'PATCH',
      url: '/rest/probe/x/status',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each(['/rest/nowhere', '/rest/nowhere/', '/nowhere'])('are 404 for %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('are 404 for a known path with another method', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/rest/probe/7' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Problem>().detail).toContain('There is no DELETE /rest/probe/7.');
  });
});

describe('every response', () => {
  it('is compressed if it is long and the caller accepts that', async () => {
    const answer = await app.inject({ url: '/rest/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect((await app.inject('/rest/openapi.json')).headers['content-encoding']).toBeUndefined();
  });

  it.each(['/healthz', '/rest/probe/7', '/rest/nowhere', '/nowhere'])('of %s has the security headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  });

  it('announces the limit that counts it', async () => {
    const { headers } = await app.inject('/rest/probe/7');
    expect(headers).toMatchObject({ 'ratelimit-limit': '1000', 'cache-control': 'no-store' });
  });

  it('is logged on one line, without the URL', async () => {
    log = '';
    await app.inject('/rest/probe/7?curLocLat=-27.47&email=kim@cafe.example');
    const lines = log.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route: '/rest/probe/:id', status: 200 });
    expect(log).not.toMatch(/27\.47|kim/);
  });
});

describe('the OpenAPI document', () => {
  it('is made from the routes', async () => {
    const document = (await app.inject('/rest/openapi.json')).json<Record<string, never>>();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/rest/probe/{id}': {
          get: {
            parameters: expect.arrayContaining([
              expect.objectContaining({ name: 'sortBy', in: 'query', required: false }),
              expect.objectContaining({ name: 'id', in: 'path' }),
            ]) as unknown[],
            security: [],
          },
        },
        '/rest/probe/{id}/status': { patch: { security: [{ bearer: [] }] } },
      },
    });
  });
});

describe('limits', () => {
  it('stop a caller with too many requests, and say until when', async () => {
    const limited = await buildFrame(
      {
        config: makeConfig({
          rateLimits: {
            reads: 3,
            writes: 3,
            logins: 1,
            purchases: 1,
            enquiries: 1,
            files: 100_000,
            megabytes: 100_000,
          },
        }),
        logger: silentLogger(),
      } as ServerDependencies,
      probeRoutes,
    );
    const ask = () => limited.inject({ url: '/rest/probe/7', remoteAddress: '192.0.2.1' });
    const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect((await limited.inject({ url: '/rest/probe/7', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
    expect((await limited.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    await limited.close();
  });
});

it('cannot be built with a route without an action', async () => {
  const route = { ...probeRoutes[0], action: undefined } as unknown as (typeof probeRoutes)[0];
  const building = buildFrame({ config: makeConfig(), logger: silentLogger() } as ServerDependencies, [route]);
  await expect(building).rejects.toThrow('names no action');
});

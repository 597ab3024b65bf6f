import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/eventually';
import { replyWithError } from '../errors/replyWithError';
import { limitRequestsInFlight } from './limitRequestsInFlight';

let app: FastifyInstance;
let release: () => void;

beforeEach(async () => {
  app = Fastify();
  app.decorate('publicUrl', 'http://127.0.0.1');
  app.setErrorHandler(replyWithError);
  limitRequestsInFlight(app, 2);
  const released = new Promise<string>((resolve) => {
    release = () => {
      resolve('done');
    };
  });
  app.get('/slow', () => released);
  app.get('/healthz', { config: { rateLimit: false } }, () => 'alive');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const urlOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

/** Resolves when the server has read both requests. */
async function fill(): Promise<{ answers: Promise<Response>[] }> {
  const answers = [fetch(urlOf('/slow')), fetch(urlOf('/slow'))];
  await eventually(async () =>
    expect((await fetch(urlOf('/slow'), { signal: AbortSignal.timeout(200) })).status).toBe(503),
  );
  return { answers };
}

it('refuses at once what comes beyond, except checks, and takes requests again after a response', async () => {
  const { answers } = await fill();
  const beyond = await fetch(urlOf('/slow'));
  expect(beyond.status).toBe(503);
  expect(beyond.headers.get('retry-after')).toBe('5');
  expect(await beyond.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await fetch(urlOf('/healthz'))).status).toBe(200);

  release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  await eventually(async () => expect((await fetch(urlOf('/slow'))).status).toBe(200));
});

it('does not count callers who have gone', async () => {
  const gone = [1, 2].map(() => http.get(urlOf('/slow')).on('error', () => undefined));
  await eventually(async () =>
    expect((await fetch(urlOf('/slow'), { signal: AbortSignal.timeout(200) })).status).toBe(503),
  );
  for (const request of gone) request.destroy();
  const next = fetch(urlOf('/slow'));
  release();
  await eventually(async () => expect((await fetch(urlOf('/slow'))).status).toBe(200));
  await next;
});

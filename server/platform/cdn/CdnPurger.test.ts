import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { eventually } from '../../test/eventually';
import { CdnPurger } from './CdnPurger';

interface Received {
  tags: string[];
  headers: IncomingMessage['headers'];
}

let server: Server;
let url: string;
let received: Received[];
let answer: (response: import('node:http').ServerResponse) => void;
let purger: CdnPurger;

const ok = (response: import('node:http').ServerResponse): void => void response.end('{}');

beforeEach(async () => {
  received = [];
  answer = ok;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { tags } = JSON.parse(body) as { tags: string[] };
      received.push({ tags, headers: request.headers });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/purge`;
  purger = open();
});
afterEach(async () => {
  await purger.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(times: object = {}): CdnPurger {
  return new CdnPurger({
    url,
    headers: { authorization: 'Bearer secret' },
    logger: pino({ level: 'silent' }),
    times: { patience: 300, pause: 5, repeatAfter: 50, retry: 10, longestRetry: 40, ...times },
  });
}

const tagsReceived = (): string[][] => received.map(({ tags }) => tags);

it('names the tags in the header and in the body, with the headers of the setting', async () => {
  purger.purge(['any-ad', 'ad-12']);
  await eventually(() => {
    expect(received[0]).toMatchObject({
      tags: ['any-ad', 'ad-12'],
      headers: { 'surrogate-key': 'any-ad ad-12', authorization: 'Bearer secret', 'content-type': 'application/json' },
    });
  });
});

it('purges once more, for responses that were still on their way, and then no more', async () => {
  // an answer that is late would be no answer
  purger = open({ patience: 60_000 });
  purger.purge(['public']);
  await eventually(() => {
    expect(tagsReceived()).toEqual([['public'], ['public']]);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(received).toHaveLength(2);
});

it('gathers changes while a purge is under way, in requests of thirty tags', async () => {
  // neither a late answer nor the repetition mixes with what is gathered
  purger = open({ patience: 60_000, repeatAfter: 60_000 });
  let release: (() => void) | undefined;
  answer = (response) => (release = () => ok(response));
  purger.purge(['ad-0']);
  await eventually(() => {
    expect(received).toHaveLength(1);
  });
  for (let id = 1; id <= 40; id += 1) purger.purge([`ad-${String(id)}`, 'any-ad']);
  answer = ok;
  release?.();
  await eventually(() => {
    expect(
      tagsReceived()
        .slice(1, 3)
        .map(({ length }) => length),
    ).toEqual([30, 11]);
  });
});

it.each<[string, typeof answer]>([
  ['refuses', (response) => void response.writeHead(503).end()],
  ['cuts the connection', (response) => void response.destroy()],
  ['says nothing', () => undefined],
])('tries again when the CDN %s, until it has acknowledged', async (_how, fail) => {
  answer = fail;
  purger.purge(['ad-1']);
  await eventually(() => {
    expect(received.length).toBeGreaterThanOrEqual(2);
  });
  purger.purge(['ad-2']);
  answer = ok;
  received = [];
  await eventually(() => {
    expect(new Set(tagsReceived().flat())).toEqual(new Set(['ad-1', 'ad-2']));
  });
});

it('stops at once, even while the CDN says nothing', async () => {
  purger = open({ patience: 60_000 });
  answer = () => undefined;
  purger.purge(['public']);
  await eventually(() => {
    expect(received).toHaveLength(1);
  });
  const begun = performance.now();
  await purger.stop();
  expect(performance.now() - begun).toBeLessThan(30_000);
  purger.purge(['public']);
  expect(received).toHaveLength(1);
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { requestTimeout } from './requestTimeout';

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  requestTimeout(app, 50);
  app.get('/never', () => new Promise(() => undefined));
  app.get('/late', () => sleep(200, 'late'));
  app.get('/soon', () => 'here');
  app.get('/half', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          if (!reply.raw.headersSent) this.push('the first half');
        },
      }),
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

it.each(['/never', '/late'])('answers %s when the time is over', async (path) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 503, complete: true });
  expect(answer.text).toContain('FST_ERR_HANDLER_TIMEOUT');
});

it('closes the connection of a half-sent response', async () => {
  expect(await ask('/half')).toMatchObject({ status: 200, complete: false });
});

it('does not touch responses in time, nor the next on their connection', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let time = 0; time < 3; time += 1) {
    expect(await ask('/soon', agent)).toEqual({ status: 200, complete: true, text: 'here' });
    await sleep(60);
  }
  agent.destroy();
});

function ask(path: string, agent?: http.Agent): Promise<{ status?: number; complete: boolean; text: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path, agent }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', () => undefined);
        response.on('close', () => {
          resolve({ status: response.statusCode, complete: response.complete, text });
        });
      })
      .on('error', reject);
  });
}

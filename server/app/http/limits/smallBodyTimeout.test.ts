import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { smallBodyTimeout } from './smallBodyTimeout';

const app = Fastify();
smallBodyTimeout(app, { smallBody: 1000, withinMs: 100, site: 'https://offers.example' });
app.post('/small', { bodyLimit: 1000 }, (request) => request.body);
app.post('/large', { bodyLimit: 5000 }, (request) => request.body);
app.post('/thinking', { bodyLimit: 1000 }, async (request) => {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return request.body;
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** Sends the second half of its body late, or the whole body at once. */
function dawdle(path: string, pauseMs: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((answered) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8\r\nconnection: close`;
      const [first, second] = [`${head}\r\n\r\n{"a"`, ':17}'];
      socket.write(pauseMs === 0 ? first + second : first);
      if (pauseMs > 0) setTimeout(() => socket.writable && socket.write(second), pauseMs);
    });
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      answered(answer);
    });
  });
}

it.each([
  ['/small', 0, '200 OK'],
  ['/small', 400, '408 Request Timeout'],
  ['/large', 400, '200 OK'],
  ['/thinking', 0, '200 OK'],
])('%s whose body takes %i ms: %s', async (path, pause, status) => {
  expect(await dawdle(path, pause)).toContain(`HTTP/1.1 ${status}`);
});

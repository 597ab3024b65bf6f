import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Deployments {
  url: string;
  /** From now on the service worker is that of another build. */
  deploy: () => void;
  stop: () => void;
}

/** Starts a proxy before `siteUrl`, behind which a new build of the site can be put: its service worker has another version. */
export async function deployInFrontOf(siteUrl: string): Promise<Deployments> {
  let isNewBuild = false;
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const isWorker = isNewBuild && url === '/service-worker.js';
    // the worker's text is changed, so it comes without compression
    const sent = isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = ask(siteUrl + url, { method, headers: sent }, (answer) => {
      if (isWorker) void renewWorker(answer, response).catch(() => response.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => (isNewBuild = true),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function renewWorker(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  const script = Buffer.concat(parts).toString();
  const renewed = script.replaceAll(/(?<=version:[`"'])[0-9a-f]{12}/g, 'another00000');
  if (renewed === script) throw new Error('The service worker has no version.');
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(renewed);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const pieceBytes = 2_000;
/** More than a frame, so that the browser may paint between two pieces. */
const pauseMs = 30;

/** Starts a proxy before `siteUrl` whose HTML arrives in pieces, as over a slow line. Returns its address. */
export async function arriveInPieces(siteUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    forward(siteUrl, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

async function forward(siteUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(siteUrl + (request.url ?? '/'), { headers: { accept: request.headers.accept ?? '*/*' } });
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
  });
  const step = type.startsWith('text/html') ? pieceBytes : Math.max(bytes.length, 1);
  for (let at = 0; at < bytes.length; at += step) {
    response.write(bytes.subarray(at, at + step));
    if (at + step < bytes.length) await sleep(pauseMs);
  }
  response.end();
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

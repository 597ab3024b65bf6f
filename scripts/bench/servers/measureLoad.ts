import { connect } from 'node:net';
import { cpuTime } from './cpuTime';

export interface Load {
  perSecond: number;
  /** microseconds of the server's processor time for each response */
  cpuMicros: number;
}

const end = Buffer.from('\r\n\r\n');

/**
 * Sends requests over some connections, the next one as soon as a response is whole, in turn. Plain sockets: a client of
 * `node:http` would need more processor time than the server. Responses need a `Content-Length`.
 */
export async function measureLoad(
  server: { port: number; pid: number },
  texts: readonly Buffer[],
  { requests, connections }: { requests: number; connections: number },
): Promise<Load> {
  const sent = { count: 0 };
  const next = (): Buffer | undefined => {
    if (sent.count >= requests) return undefined;
    sent.count += 1;
    return texts[sent.count % texts.length];
  };
  const before = { at: performance.now(), cpu: cpuTime(server.pid) };
  await Promise.all(Array.from({ length: connections }, () => sendInTurn(server.port, next)));
  return {
    perSecond: (1000 * requests) / (performance.now() - before.at),
    cpuMicros: (1000 * (cpuTime(server.pid) - before.cpu)) / requests,
  };
}

/** @throws Error if a response is no success */
function sendInTurn(port: number, next: () => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    /** bytes that are still missing; null: the head is not whole */
    let missing: number | null = null;
    let head = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, send);
    socket.on('error', reject);
    socket.on('data', (part) => {
      if (missing === null) {
        head = head.length === 0 ? part : Buffer.concat([head, part]);
        const at = head.indexOf(end);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at);
        if (!/^HTTP\/1\.1 2/.test(text)) {
          reject(new Error(text.slice(0, 200)));
          socket.destroy();
          return;
        }
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) - (head.length - at - end.length);
      } else missing -= part.length;
      if (missing > 0) return;
      missing = null;
      head = Buffer.alloc(0);
      send();
    });

    function send(): void {
      const text = next();
      if (text) socket.write(text);
      else {
        socket.end();
        resolve();
      }
    }
  });
}

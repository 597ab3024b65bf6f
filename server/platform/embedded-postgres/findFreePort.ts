import { createServer } from 'node:net';

// below the range for outgoing connections, so that none of them takes the port a moment later
const lowest = 20_000;
const highest = 32_000;

/** Returns a port of 127.0.0.1 without a listener. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = await tryPort(lowest + Math.floor(Math.random() * (highest - lowest)));
    if (port !== null) return port;
  }
  const any = await tryPort(0);
  if (any === null) throw new Error('no free port on 127.0.0.1');
  return any;
}

function tryPort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(null);
    });
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : null);
      });
    });
  });
}

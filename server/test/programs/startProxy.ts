import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** `url` with the proxy's host and port */
  urlOf(url: string): string;
  /** Keeps all connections open, existing and new ones, but forwards nothing from now on. */
  fallSilent(): void;
  /** Breaks all connections, existing and new ones, from now on. */
  cut(): void;
  /** Forwards new connections. Those that were open when it fell silent stay silent, as if a router forgot them. */
  recover(): void;
  stop(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
}

/** Starts a TCP proxy on this machine that can fall silent like a network, without closing connections, or break them. */
export async function startProxy(to: string, ownPort = 0): Promise<Proxy> {
  const target = new URL(to);
  const pairs = new Set<Pair>();
  let silent = false;
  let isCut = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => undefined);
    const pair = { near, far };
    pairs.add(pair);
    if (silent) near.resume();
    else {
      near.pipe(far);
      far.pipe(near);
    }
    near.once('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${port}`;
      return changed.href;
    },
    fallSilent() {
      silent = true;
      for (const { near, far } of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    cut() {
      isCut = true;
      for (const { near } of pairs) near.destroy();
    },
    recover() {
      isCut = false;
      silent = false;
    },
    async stop() {
      for (const { near } of pairs) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

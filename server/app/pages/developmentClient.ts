import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './PageRenderer';
import type { PageSource } from './PageSource';

/** The client compiled by Vite inside this server, reloading on change (`npm run dev`). */
export async function developmentClient(app: FastifyInstance, clientFolder: string): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: clientFolder,
    configFile: path.join(clientFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  // Vite answers what is its own (sources, its client) and leaves the rest to us
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') {
      done();
      return;
    }
    vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    template: async (url) =>
      vite.transformIndexHtml(url, await readFile(path.join(clientFolder, 'index.html'), 'utf8')),
    renderer: async () => (await vite.ssrLoadModule('/app/entryServer.tsx')) as unknown as PageRenderer,
    chunkHead: () => '',
  };
}

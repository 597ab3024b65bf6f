import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';
import { buildCandidates } from '../../builds';
import { manifestFile, serveWebManifest } from './serveWebManifest';

const candidates = buildCandidates('client');

/**
 * Serves the built client. Names under `assets` contain a hash, so they are cached without limit; each file exists
 * compressed in advance. Other files (icons) keep their names, so browsers revalidate them.
 */
export async function serveClient(app: FastifyInstance, root = builtClient()): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, rateLimit: false };
      route.compress = false;
    });
    scope.get('/assets/*', () => {
      throw new DomainError('NOT_FOUND', 'There is no such file; it may belong to an older version of the site.');
    });
    if (root === undefined) return;
    serveWebManifest(scope, root);
    await scope.register(fastifyStatic, {
      root,
      prefix: '/',
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/.vite/**', manifestFile],
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  });
}

function builtClient(): string | undefined {
  return candidates.find((folder) => existsSync(path.join(folder, 'assets')));
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';
import { buildCandidates } from '../../builds';

const address = '/graphql/explorer';

const candidates = buildCandidates('explorer');

/** Serves the explorer: a page and two files of our own, with the policy of areas behind a login. */
export async function registerExplorer(app: FastifyInstance, root = builtExplorer()): Promise<void> {
  if (root === undefined) {
    app.get(address, () => {
      throw new DomainError('NOT_FOUND', 'The explorer has not been built (npm run build).');
    });
    return;
  }
  const page = readFileSync(path.join(root, 'index.html'));
  app.get(address, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      // its editor writes style elements at run time
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': app.pagePolicies.forPrivatePage })
      .send(page),
  );
  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: `${address}/assets/`,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}

function builtExplorer(): string | undefined {
  return candidates.find((folder) => existsSync(path.join(folder, 'index.html')));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';

/** `dist/client/explorer`, seen from the compiled server (`dist/server/app/graphql/explorer`) and from the sources. */
const candidates = ['../../../../client', '../../../../dist/client'].map((folder) =>
  path.resolve(__dirname, folder, 'explorer', 'index.html'),
);

/** The explorer is a page of the client's build: our own files only, under the same policy as every page. */
export function registerExplorer(app: FastifyInstance): void {
  const page = readBuiltPage();
  app.get('/graphql/explorer', (_request, reply) => {
    if (page === undefined)
      throw new DomainError('NOT_FOUND', 'The explorer is not built: run `npm run build:client`.');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

function readBuiltPage(): string | undefined {
  for (const file of candidates) {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

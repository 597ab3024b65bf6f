import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { readFeedHead } from '../../domains/browsing/changes/readFeedHead';
import { findTopic } from '../../domains/follows/findTopic';
import { readTopicName } from '../../domains/follows/readTopicName';
import { siteVersion } from '../../shared/brand/siteValues';
import { DomainError } from '../../shared/errors/DomainError';
import { authorizeCaller } from '../../shared/authorize';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import { writeDump } from './writeDump';

const prefix = '/dumps/';
const ending = /^(.+)\.jsonld$/;

/**
 * Serves all public offers of a topic as schema.org data, streamed (docs/rules/follows.md#dumps). The tag names the newest
 * change of all public ads, so that asking again costs one statement while nothing changes.
 */
export function serveDumps(app: FastifyInstance, dependencies: ServerDependencies, schema: GraphQLSchema): void {
  app.get(`${prefix}*`, { config: { crossOrigin: true } }, async (request, reply) => {
    const [, name = ''] = ending.exec((request.url.split('?')[0] ?? '').slice(prefix.length)) ?? [];
    const address = readTopicName(name);
    const context = await createContext(dependencies, request);
    authorizeCaller(context, 'readFeed');
    const head = address && (await readFeedHead(dependencies.database));
    const topic = address && (await findTopic(dependencies.database, address));
    if (!topic) throw new DomainError('NOT_FOUND', 'There is no such dump: dumps/all.jsonld has all offers.');
    reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', 'x-robots-tag': 'noindex' });
    if (head !== null) {
      const etag = `W/"${createHash('sha256').update(`${siteVersion()} ${head} ${name}`).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    }
    reply.type('application/ld+json; charset=utf-8');
    // Fastify would write the whole dump to nobody
    if (request.method === 'HEAD') return reply.send('');
    return reply.send(Readable.from(writeDump(schema, context, topic)));
  });
}

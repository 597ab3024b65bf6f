import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema, GraphQLFormattedError } from 'graphql';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { DomainError } from '../../shared/errors/DomainError';
import type { ServerDependencies } from '../http/ServerDependencies';
import { createApolloServer } from './createApolloServer';
import { replyWithGraphqlError } from './errors/replyWithGraphqlError';
import { registerExplorer } from './explorer/registerExplorer';
import { createPrivateDocuments, graphqlCacheRule } from './caching/graphqlCacheRule';
import { KnownQueries } from './execution/KnownQueries';
import { ShortPath } from './execution/ShortPath';
import { asksOwnDocument } from './persisted/asksOwnDocument';
import { graphqlLimits } from './limits/graphqlLimits';
import { refuseDeepNesting } from './limits/refuseDeepNesting';
import { readPersistedDocuments } from './persisted/readPersistedDocuments';
import { sentDocumentsIn } from './persisted/SentDocuments';
import { isForeignPage } from '../http/cross-origin/isForeignPage';
import { createContext } from '../context/createContext';
import { oncePerRequest } from '../context/oncePerRequest';
import { toDomainError } from '../rest/problems/toDomainError';
import { refuseRequest } from './errors/refuseRequest';
import type { GraphqlContext } from './GraphqlContext';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Answers by the short path, or passes the request to Apollo Server. Adds the request id to errors that Apollo Server
 * returns before it calls its plugins.
 */
function handleGraphql(
  apollo: ApolloServer<GraphqlContext>,
  contextOf: (request: FastifyRequest) => Promise<GraphqlContext>,
  shortPath: ShortPath | null,
): Handler {
  const handle = fastifyApolloHandler(apollo, { context: contextOf });
  return async (request, reply) => {
    const known = await shortPath?.answer(request, reply);
    if (known != null) return known;
    const body: unknown = await handle.call(request.server, request, reply);
    shortPath?.learn(request, reply);
    return reply.statusCode >= 400 && typeof body === 'string' ? withRequestId(body, request.id) : body;
  };
}

async function makeContext(
  dependencies: ServerDependencies,
  request: FastifyRequest,
  ourDocuments: (hash: string) => string | undefined,
): Promise<GraphqlContext> {
  const context = await createContext(dependencies, request).catch(refuse);
  // by the document alone, so that cached answers do not depend on the caller
  if (context.viewer === null) context.isThirdParty ||= !asksOwnDocument(request, ourDocuments);
  return {
    ...context,
    spendBudget: (group) => request.server.spendBudget(request, group),
    isForeignPage: isForeignPage(request, context.publicUrl),
    allowCaching: () => {
      if (!request.cachePolicy) return;
      request.cachePolicy.isCacheable = true;
      request.cachePolicy.brochureIds = context.response.brochureIds;
    },
    executed: null,
  };
}

/** Returns our error code if the session cannot be checked; Apollo Server would report a failed context. */
function refuse(error: unknown): never {
  throw refuseRequest(toDomainError(error));
}

function withRequestId(body: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(body) as { errors?: GraphQLFormattedError[] };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ ...rest, errors: named });
}

/** Serves `/graphql` by GET and POST, and the explorer if it is enabled. */
export async function registerGraphql(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const privateDocuments = createPrivateDocuments();
  const ourDocuments = readPersistedDocuments(dependencies.config.pageRendering);
  const knownQueries = new KnownQueries();
  const sentDocuments = sentDocumentsIn(dependencies.database);
  const documents = { privateDocuments, ourDocuments, sentDocuments, knownQueries };
  const apollo = createApolloServer(schema, dependencies, documents);
  const contexts = oncePerRequest<Promise<GraphqlContext>>();
  // also if the short path passes the request on
  const contextOf = (request: FastifyRequest) =>
    contexts(request, () => makeContext(dependencies, request, ourDocuments));
  const limits = graphqlLimits(dependencies.config);
  const shortPath = dependencies.config.graphql.shortPath
    ? new ShortPath({ knownQueries, privateDocuments, limits, contextOf })
    : null;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  await app.register((graphql, _options, done) => {
    graphql.setErrorHandler(replyWithGraphqlError);
    graphql.removeContentTypeParser('text/plain');
    graphql.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    graphql.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      config: { cacheRule: graphqlCacheRule(privateDocuments), crossOrigin: true },
      preValidation: (request, reply, next) => {
        if (refuseDeepNesting(request, reply)) return;
        // the integration builds a URL from the host name
        if (URL.canParse(`http://${request.hostname}/`)) next();
        else next(new DomainError('BAD_REQUEST', 'The Host header does not hold a host name.'));
      },
      handler: handleGraphql(apollo, contextOf, shortPath),
    });
    done();
  });
  if (dependencies.config.graphql.explorer) await registerExplorer(app);
}

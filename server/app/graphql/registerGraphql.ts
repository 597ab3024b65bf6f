import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { DomainError } from '../../shared/errors/DomainError';
import type { ServerDependencies } from '../http/ServerDependencies';
import { createApolloServer } from './createApolloServer';
import { replyWithGraphqlError } from './errors/replyWithGraphqlError';
import { registerExplorer } from './explorer/registerExplorer';
import { handleGraphql } from './handleGraphql';
import { createPrivateDocuments, graphqlCacheRule } from './caching/graphqlCacheRule';
import { refuseDeepNesting } from './limits/refuseDeepNesting';
import { readOurDocuments } from './persisted/readOurDocuments';

/** `/graphql` by GET and POST, and the explorer where it is switched on. */
export async function registerGraphql(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const privateDocuments = createPrivateDocuments();
  const ourDocuments = readOurDocuments(dependencies.config.pageRendering);
  const apollo = createApolloServer(schema, dependencies, { privateDocuments, ourDocuments });
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
      config: { cacheRule: graphqlCacheRule(privateDocuments) },
      preValidation: (request, reply, next) => {
        if (refuseDeepNesting(request, reply)) return;
        // the integration builds a URL from it
        if (URL.canParse(`http://${request.hostname}/`)) next();
        else next(new DomainError('BAD_REQUEST', 'The Host header does not hold a host name.'));
      },
      handler: handleGraphql(apollo, dependencies),
    });
    done();
  });
  if (dependencies.config.graphql.explorer) await registerExplorer(app);
}

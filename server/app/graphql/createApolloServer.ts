import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { GraphqlContext } from './GraphqlContext';
import { errorsPlugin } from './errors/errorsPlugin';
import { formatError } from './errors/formatError';
import { olderMediaTypePlugin } from './errors/olderMediaTypePlugin';
import { compiledQueriesPlugin } from './execution/compiledQueriesPlugin';
import { cacheablePlugin } from './caching/cacheablePlugin';
import { KnownQueries } from './execution/KnownQueries';
import { graphqlLimits } from './limits/graphqlLimits';
import { createPrivateDocuments, type PrivateDocuments } from './caching/graphqlCacheRule';
import { PersistedDocuments } from './persisted/PersistedDocuments';
import type { SentDocuments } from './persisted/SentDocuments';
import { foreignPagesPlugin } from './limits/foreignPagesPlugin';
import { metricsPlugin } from './metrics/metricsPlugin';
import { limitsPlugin } from './limits/limitsPlugin';
import { mutationBudgetsPlugin } from './limits/mutationBudgetsPlugin';

interface Documents {
  privateDocuments?: PrivateDocuments;
  /** finds our own client's documents by their hash */
  ourDocuments?: (hash: string) => string | undefined;
  /** those of other clients, of all processes; null: of this process alone */
  sentDocuments?: SentDocuments | null;
  knownQueries?: KnownQueries;
}

export function createApolloServer(
  schema: GraphQLSchema,
  { config, logger }: Pick<ServerDependencies, 'config' | 'logger'>,
  {
    privateDocuments = createPrivateDocuments(),
    ourDocuments = () => undefined,
    sentDocuments = null,
    knownQueries = new KnownQueries(),
  }: Documents = {},
): ApolloServer<GraphqlContext> {
  const { introspection, maxTokens, shortPath } = config.graphql;
  return new ApolloServer<GraphqlContext>({
    schema,
    logger,
    introspection,
    // without introspection, an error must not suggest the correct name
    hideSchemaDetailsFromClientErrors: !introspection,
    parseOptions: { maxLexicalTokens: maxTokens },
    formatError,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: { cache: new PersistedDocuments(ourDocuments, sentDocuments) },
    stopOnTerminationSignals: false,
    plugins: [
      metricsPlugin(),
      limitsPlugin(graphqlLimits(config)),
      foreignPagesPlugin(),
      mutationBudgetsPlugin(),
      errorsPlugin(logger),
      olderMediaTypePlugin(),
      ...(shortPath ? [compiledQueriesPlugin(logger, knownQueries)] : []),
      cacheablePlugin(privateDocuments),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}

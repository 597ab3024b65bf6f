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
import { limitsPlugin } from './limits/limitsPlugin';
import { mutationBudgetsPlugin } from './limits/mutationBudgetsPlugin';

const maxDirectives = 50;

export function createApolloServer(
  schema: GraphQLSchema,
  { config, logger }: Pick<ServerDependencies, 'config' | 'logger'>,
): ApolloServer<GraphqlContext> {
  const { introspection, maxTokens, maxDepth, maxAliases, maxCost } = config.graphql;
  return new ApolloServer<GraphqlContext>({
    schema,
    logger,
    introspection,
    // without introspection, a misspelt name must not be answered with the right one
    hideSchemaDetailsFromClientErrors: !introspection,
    parseOptions: { maxTokens },
    formatError,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    plugins: [
      limitsPlugin({ maxDepth, maxAliases, maxDirectives, maxCost }),
      mutationBudgetsPlugin(),
      errorsPlugin(),
      olderMediaTypePlugin(),
      compiledQueriesPlugin(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}

import { execute, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { formatError } from '../graphql/errors/formatError';
import { refusalOf } from '../graphql/errors/refusalOf';
import type { PageAnswer, PageOperation } from './PageRenderer';

/**
 * Runs an operation of our own pages within the server. The permissions stand on the schema's fields, so they hold
 * here as over HTTP; errors get the same shape, and what is our fault is logged.
 */
export async function executeForPage(
  schema: GraphQLSchema,
  contextValue: RequestContext,
  { query, variables, operationName }: PageOperation,
): Promise<PageAnswer> {
  const { data, errors } = await execute({
    schema,
    document: query,
    variableValues: variables,
    operationName: operationName ?? null,
    contextValue,
  });
  if (!errors) return { data };
  return {
    data,
    errors: errors.map((error): GraphQLFormattedError => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'INTERNAL') contextValue.logger.error({ err: refusal.cause }, 'a field of a page failed');
      return formatError(error.toJSON(), error);
    }),
  };
}

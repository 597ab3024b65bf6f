import { execute, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { DomainError } from '../../shared/errors/DomainError';
import { formatError } from '../graphql/errors/formatError';
import { refusalOf } from '../graphql/errors/refusalOf';
import type { PageAnswer, PageOperation } from './PageRenderer';

/**
 * Runs an operation of our own pages within the server. The permissions stand on the schema's fields, so they hold
 * here as over HTTP; errors get the same shape. `onFailure` hears of what the caller cannot mend.
 */
export async function executeForPage(
  schema: GraphQLSchema,
  contextValue: RequestContext,
  { query, variables, operationName }: PageOperation,
  onFailure: (refusal: DomainError) => void,
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
      if (refusal?.code === 'INTERNAL' || refusal?.code === 'UNAVAILABLE') onFailure(refusal);
      return formatError(error.toJSON(), error);
    }),
  };
}

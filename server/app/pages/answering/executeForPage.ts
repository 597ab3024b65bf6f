import {
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { DomainError } from '../../../shared/errors/DomainError';
import { formatError } from '../../graphql/errors/formatError';
import { refusalOf } from '../../graphql/errors/refusalOf';
import type { PageOperation, PageResponse } from '../PageRenderer';

/**
 * Runs an operation of our own pages within the server. Permission checks are part of the schema, so they apply as over
 * HTTP; errors have the same format. `onFailure` receives errors that the caller cannot fix.
 */
export async function executeForPage(
  schema: GraphQLSchema,
  contextValue: RequestContext,
  operation: PageOperation,
  onFailure: (refusal: DomainError) => void,
): Promise<PageResponse> {
  const { data, errors } = await run(schema, contextValue, operation);
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

/**
 * Runs the compiled query (graphql-jit). If it returns an error, the interpreter runs the query again, because it shapes
 * errors; except in an outage, when a second run would double load and waiting time.
 */
async function run(
  schema: GraphQLSchema,
  contextValue: RequestContext,
  { query, variables }: PageOperation,
): Promise<ExecutionResult> {
  const result = await compiledQuery(schema, query)?.query(undefined, contextValue, variables);
  if (result && !result.errors) return result;
  const errors = result?.errors?.map(toGraphqlError) ?? [];
  const isOutage = errors.length > 0 && errors.every((error) => refusalOf(error)?.code === 'UNAVAILABLE');
  if (isOutage) return { data: null, errors };
  return execute({ schema, document: query, variableValues: variables, contextValue });
}

/** The compiler has its own error class. */
function toGraphqlError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}

/** Pages run few queries often, so each is compiled at once; null: the compiler cannot compile it. */
const compiled = new WeakMap<DocumentNode, CompiledQuery | null>();

function compiledQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const known = compiled.get(document);
  if (known !== undefined) return known;
  const made = compileQuery(schema, document);
  const query = isCompiledQuery(made) ? made : null;
  compiled.set(document, query);
  return query;
}

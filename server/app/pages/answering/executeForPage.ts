import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { DomainError } from '../../../shared/errors/DomainError';
import { compileOperation, errorsOfCompiled } from '../../graphql/execution/compileOperation';
import { formatError } from '../../graphql/errors/formatError';
import { runQuery } from '../../graphql/execution/runQuery';
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

/** Runs the compiled query; the interpreter runs what cannot be compiled, and errors that it has to shape. */
async function run(
  schema: GraphQLSchema,
  contextValue: RequestContext,
  { query, variables }: PageOperation,
): Promise<ExecutionResult> {
  const result = await runQuery({ schema, document: query }, contextValue, () =>
    compiledQuery(schema, query)?.query(undefined, contextValue, variables),
  );
  if (result && !result.errors) return result;
  const errors = result && errorsOfCompiled(result);
  if (errors) return { data: null, errors };
  return execute({ schema, document: query, variableValues: variables, contextValue });
}

/** Pages run few queries often, so each is compiled at once; null: it cannot be compiled. */
const compiled = new WeakMap<DocumentNode, CompiledQuery | null>();

function compiledQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const known = compiled.get(document);
  if (known !== undefined) return known;
  const query = compileOperation(schema, document);
  compiled.set(document, query);
  return query;
}

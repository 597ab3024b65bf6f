import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { formatError } from '../errors/formatError';
import { logGraphqlErrors } from '../errors/logGraphqlErrors';
import type { GraphqlContext } from '../GraphqlContext';
import { compileOperation, errorsOfCompiled } from './compileOperation';
import type { KnownQueries } from './KnownQueries';
import { runQuery } from './runQuery';

interface KnownOperation {
  timesSeen: number;
  /** null: it cannot be compiled */
  compiled?: CompiledQuery | null;
}

/** Compiling costs about ten executions, so a query that comes once is not worth it. */
const compileFrom = 2;

/**
 * Runs queries as compiled functions. Apollo's document store returns the same document for the same text, so a compiled
 * query lives as long as its entry there. `knownQueries` gets each compiled query, for the short path.
 */
export function compiledQueriesPlugin(
  siteLogger: FastifyBaseLogger,
  knownQueries: KnownQueries,
): ApolloServerPlugin<GraphqlContext> {
  const known = new WeakMap<DocumentNode, Map<string, KnownOperation>>();
  return {
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, document, source, operation, request, contextValue }) {
          if (operation.operation !== OperationTypeNode.QUERY) return null;
          const compiled = compiledQuery(known, schema, document, operation.name?.value);
          if (!compiled) return null;
          knownQueries.remember(request, source, { schema, document, operation, compiled });
          const result: ExecutionResult =
            contextValue.executed ??
            (await runQuery({ schema, document }, contextValue, () =>
              compiled.query(undefined, contextValue, request.variables ?? {}),
            ));
          const errors = errorsOfCompiled(result);
          if (!errors) return null;
          logGraphqlErrors(errors, contextValue, siteLogger);
          const formatted = errors.map((error, at) =>
            formatError({ ...error.toJSON(), ...placeOf(result, at) }, error),
          );
          return {
            body: {
              kind: 'single',
              singleResult: { ...(formatted.length > 0 && { errors: formatted }), data: result.data ?? null },
            },
            http: { status: undefined, headers: new HeaderMap() },
          };
        },
      }),
  };
}

function placeOf({ errors }: ExecutionResult, at: number): Pick<GraphQLFormattedError, 'locations'> {
  const locations = errors?.[at]?.locations;
  return locations ? { locations } : {};
}

function compiledQuery(
  known: WeakMap<DocumentNode, Map<string, KnownOperation>>,
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery | null {
  const ofDocument = known.get(document) ?? new Map<string, KnownOperation>();
  known.set(document, ofDocument);
  const operation = ofDocument.get(operationName ?? '') ?? { timesSeen: 0 };
  ofDocument.set(operationName ?? '', operation);
  operation.timesSeen += 1;
  if (operation.timesSeen < compileFrom) return null;
  if (operation.compiled === undefined) operation.compiled = compileOperation(schema, document, operationName);
  return operation.compiled;
}

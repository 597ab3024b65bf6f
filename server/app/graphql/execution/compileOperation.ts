import {
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { refusalOf } from '../errors/refusalOf';

/**
 * Compiles a query (graphql-jit). null: the compiler cannot compile it, or its answers could be wrong, so the
 * interpreter has to run it.
 *
 * The compiler notes on each node of the document under which `@include` and `@skip` it stands. Documents that share
 * nodes would share these notes, so it gets a copy. Where a field is selected at several places, it takes the condition
 * of one place for all of them, so such a document is not compiled if it has conditions.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
): CompiledQuery | null {
  if (hasConditions(document) && selectsTwice(document)) return null;
  const compiled = compileQuery(schema, copyOf(document), operationName);
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * Returns the errors of a compiled query's result. null: the interpreter has to run the query again, because it shapes
 * errors. An outage is the exception: a second run would double the load on the database and the caller's waiting time.
 */
export function errorsOfCompiled({ errors = [] }: ExecutionResult): GraphQLError[] | null {
  // the compiler has its own error class
  const ours = errors.map(({ message, path, originalError }) => new GraphQLError(message, { path, originalError }));
  return ours.every((error) => refusalOf(error)?.code === 'UNAVAILABLE') ? ours : null;
}

function copyOf(document: DocumentNode): DocumentNode {
  return visit(document, { enter: (node) => ({ ...node }) });
}

function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name: { value } }) {
      if (value === 'include' || value === 'skip') found = true;
    },
  });
  return found;
}

/** True if a fragment is spread twice, or a field of the response is selected at two places. */
function selectsTwice({ definitions }: DocumentNode): boolean {
  const fragments = new Map<string, SelectionSetNode>();
  for (const it of definitions) if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it.selectionSet);
  const spread = new Set<string>();
  const isTwice = ({ selections }: SelectionSetNode, fields: Set<string>): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isTwice(selection.selectionSet, fields);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        if (!fragment || spread.has(name)) return true;
        spread.add(name);
        return isTwice(fragment, fields);
      }
      const field = (selection.alias ?? selection.name).value;
      if (fields.has(field)) return true;
      fields.add(field);
      return selection.selectionSet !== undefined && isTwice(selection.selectionSet, new Set());
    });
  return definitions.some((it) => it.kind === Kind.OPERATION_DEFINITION && isTwice(it.selectionSet, new Set()));
}

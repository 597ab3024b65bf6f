import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { graphqlSeconds } from '../../../platform/metrics/metrics';
import { currentTracing } from '../../../platform/tracing/tracing';
import { rootFieldNames } from '../limits/rootFieldNames';

interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

const labels = new WeakMap<OperationDefinitionNode, { operation: string; field: string }>();

/** Counts a valid operation under its kind and root field, which only the schema can name. Never its own name. */
export function observeOperation(asked: Operation, begunAt: number): void {
  const { operation, field } = labelsOf(asked);
  graphqlSeconds.observe({ operation, field }, (performance.now() - begunAt) / 1000);
  currentTracing()?.follow()?.(`${operation} ${field}`, begunAt, {
    attributes: { 'graphql.operation.type': operation },
  });
}

function labelsOf({ document, operation }: Operation): { operation: string; field: string } {
  const known = labels.get(operation);
  if (known) return known;
  const [field = 'none', ...others] = new Set(rootFieldNames(document, operation));
  const found = { operation: operation.operation, field: others.length > 0 ? 'several' : field };
  labels.set(operation, found);
  return found;
}

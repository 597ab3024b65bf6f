import type { OperationDefinitionNode } from 'graphql';
import type { Measure } from './Measure';
import { measureOperation, type MeasureInput } from './measureOperation';

const mostSizes = 50;
const known = new WeakMap<OperationDefinitionNode, Map<string, Measure>>();

/**
 * Measures an operation once for each set of sizes. Apollo Server returns the same document for the same text. Only
 * numbers and lengths of lists among the variables affect the measure (`listSizes`).
 */
export function measureOnce(input: MeasureInput): Measure {
  const ofOperation = known.get(input.operation) ?? new Map<string, Measure>();
  known.set(input.operation, ofOperation);
  const sizes = sizesOf(input.variables);
  const before = ofOperation.get(sizes);
  if (before) return before;
  if (ofOperation.size >= mostSizes) ofOperation.clear();
  const measure = measureOperation(input);
  ofOperation.set(sizes, measure);
  return measure;
}

function sizesOf(variables: MeasureInput['variables']): string {
  let sizes = '';
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === 'number') sizes += `${name}=${value} `;
    else if (Array.isArray(value)) sizes += `${name}:${value.length} `;
  }
  return sizes;
}

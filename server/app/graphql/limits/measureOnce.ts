import type { OperationDefinitionNode } from 'graphql';
import type { Measure } from './Measure';
import { measureOperation, type MeasureInput } from './measureOperation';

const mostSizes = 50;
const known = new WeakMap<OperationDefinitionNode, Map<string, Measure>>();

/**
 * What an operation asks for, measured once for each set of sizes. Apollo Server hands back the same document for the same
 * text, and of the variables nothing but numbers and the lengths of lists bears upon the measure (`listSizes`).
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

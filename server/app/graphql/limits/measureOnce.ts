import { Kind, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Measure } from './Measure';
import { measureOperation, sizeArguments, type MeasureInput } from './measureOperation';

interface KnownOperation {
  /** the variables that name sizes */
  sizes: readonly string[];
  measures: Map<string, Measure>;
}

const mostMeasures = 50;
const known = new WeakMap<OperationDefinitionNode, KnownOperation>();

/**
 * Measures an operation once for each set of sizes. Apollo Server returns the same document for the same text. Other
 * variables, such as the id of an ad, do not affect the measure.
 */
export function measureOnce(input: MeasureInput): Measure {
  const { sizes, measures } = knownOf(input);
  const key = sizes.map((name) => sizeOf(input.variables[name])).join(' ');
  const before = measures.get(key);
  if (before) return before;
  if (measures.size >= mostMeasures) measures.clear();
  const measure = measureOperation(input);
  measures.set(key, measure);
  return measure;
}

function knownOf({ document, operation }: MeasureInput): KnownOperation {
  const before = known.get(operation);
  if (before) return before;
  const found = { sizes: sizesIn(document), measures: new Map<string, Measure>() };
  known.set(operation, found);
  return found;
}

function sizesIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (sizeArguments.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** A number, or the length of a list. */
function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'number' ? String(value) : '';
}

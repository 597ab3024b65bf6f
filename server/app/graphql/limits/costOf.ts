import type { GraphqlLimits } from './checkOperation';
import type { Measure } from './Measure';

/** What `extensions.cost` of a response says (docs/graphql-guide.md#limits). */
export interface Cost {
  /** the most values that the operation may return, as the limit counts them */
  requested: number;
  /** the values in this response */
  used: number;
  /** how much more the operation may ask for */
  left: number;
}

export function costOf({ cost }: Measure, { maxCost }: Pick<GraphqlLimits, 'maxCost'>, data: object): Cost {
  return { requested: cost, used: countFields(data), left: maxCost - cost };
}

/** Counts a response as `measureOperation` measures its operation. */
function countFields(object: object): number {
  let count = 0;
  for (const value of Object.values(object)) count += 1 + countInside(value);
  return count;
}

function countInside(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value)) return 1 + countFields(value);
  let count = 0;
  for (const item of value) if (typeof item === 'object') count += item === null ? 1 : countInside(item);
  return count;
}

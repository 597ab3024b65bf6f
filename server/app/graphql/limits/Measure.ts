/** The totals of a selection; every fragment counts as often as it is spread. */
export interface Measure {
  depth: number;
  /** the maximum number of values (objects and leaves) in the response */
  cost: number;
  aliases: number;
  directives: number;
}

export const nothing: Readonly<Measure> = { depth: 0, cost: 0, aliases: 0, directives: 0 };

/** Adds two measures of the same selection set. */
export function together(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    cost: a.cost + b.cost,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}

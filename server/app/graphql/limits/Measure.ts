/** What a selection adds up to, with every fragment counted as often as it is spread. */
export interface Measure {
  depth: number;
  /** how many values (objects and leaves) the answer may hold at most */
  cost: number;
  aliases: number;
  directives: number;
}

export const nothing: Readonly<Measure> = { depth: 0, cost: 0, aliases: 0, directives: 0 };

/** Side by side in one selection set. */
export function together(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    cost: a.cost + b.cost,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}

export interface Neighbours {
  /** null: nothing else waits */
  next: number | null;
  previous: number | null;
  /** how many wait besides */
  others: number;
}

/** What comes after an ad in the queue, round and round; an ad that has left it is followed by the first. */
export function getAdjacentReviews(queue: readonly number[], databaseId: number): Neighbours {
  const others = queue.filter((id) => id !== databaseId);
  const at = queue.indexOf(databaseId);
  const place = at < 0 ? 0 : at;
  return {
    next: others[place % Math.max(others.length, 1)] ?? null,
    previous: others.at(place - 1) ?? null,
    others: others.length,
  };
}

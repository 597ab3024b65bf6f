export interface Neighbours {
  /** null: the queue has no other ad */
  next: number | null;
  previous: number | null;
  /** number of other ads in the whole queue */
  others: number;
}

/**
 * The ads before and after an ad in the queue, cyclically; after an ad that has left the queue, the first one.
 *
 * @param queue the beginning of the queue
 * @param total number of ads in the whole queue
 */
export function getAdjacentReviews(queue: readonly number[], databaseId: number, total: number): Neighbours {
  const others = queue.filter((id) => id !== databaseId);
  const at = queue.indexOf(databaseId);
  const place = at < 0 ? 0 : at;
  return {
    next: others[place % Math.max(others.length, 1)] ?? null,
    previous: others.at(place - 1) ?? null,
    others: total - (at < 0 ? 0 : 1),
  };
}

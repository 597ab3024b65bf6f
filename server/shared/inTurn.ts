const tails = new Map<string, Promise<unknown>>();

/** Runs what shares a key one after the other, in the order in which it was asked for. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
  tails.set(key, turn);
  const leave = (): void => {
    if (tails.get(key) === turn) tails.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}

const tails = new Map<string, Promise<unknown>>();

/** Runs tasks of one key sequentially, in order of the calls. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
  tails.set(key, turn);
  const leave = (): void => {
    if (tails.get(key) === turn) tails.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}

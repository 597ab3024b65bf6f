/** What was pressed longer ago is not what the person expects now. */
const longestMs = 10_000;

let held: { key: string; at: number }[] = [];

/** Letters that were pressed before the screen was there that they are for, in their order. */
export const heldPresses = {
  hold: (key: string): void => {
    held.push({ key, at: Date.now() });
  },

  /** Returns what was held, and forgets it. `late` letters were pressed too long ago to act on. */
  take: (): { fresh: string[]; late: string[] } => {
    const isFresh = ({ at }: { at: number }): boolean => Date.now() - at < longestMs;
    const fresh = held.filter(isFresh).map(({ key }) => key);
    const late = held.filter((press) => !isFresh(press)).map(({ key }) => key);
    held = [];
    return { fresh, late };
  },
};

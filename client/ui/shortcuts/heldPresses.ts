/** What was pressed longer ago is not what the person expects now. */
const longestMs = 10_000;

let held: { key: string; at: number }[] = [];

/** Letters that were pressed before the screen was there that they are for, in their order. */
export const heldPresses = {
  hold: (key: string): void => {
    held.push({ key, at: Date.now() });
  },

  take: (): string[] => {
    const fresh = held.filter(({ at }) => Date.now() - at < longestMs).map(({ key }) => key);
    held = [];
    return fresh;
  },
};

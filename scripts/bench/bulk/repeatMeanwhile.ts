import { setTimeout as pause } from 'node:timers/promises';

/** Does something again and again, as a person would, until stopped. Returns median and worst time, in milliseconds. */
export function repeatMeanwhile(act: (round: number) => Promise<void>) {
  const times: number[] = [];
  const state = { isOver: false };
  const rounds = (async () => {
    for (let round = 0; !state.isOver; round += 1) {
      const startedAt = performance.now();
      await act(round);
      times.push(Math.round(performance.now() - startedAt));
      await pause(50);
    }
  })();
  return {
    async stop() {
      state.isOver = true;
      await rounds;
      const sorted = times.toSorted((one, other) => one - other);
      return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
    },
  };
}

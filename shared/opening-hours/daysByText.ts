interface DaysOfText {
  text: string;
  /** days that follow each other, each run by its first and last day */
  runs: [first: number, last: number][];
}

/**
 * Groups the days of a week, by their place in it, that have the same text: ["9", "9", "", "9"] → "9" with the runs
 * [0, 1] and [3, 3]. Days without a text are left out.
 */
export function daysByText(texts: readonly string[]): DaysOfText[] {
  return [...new Set(texts)].filter((text) => text !== '').map((text) => ({ text, runs: runsOf(text, texts) }));
}

function runsOf(text: string, texts: readonly string[]): DaysOfText['runs'] {
  const runs: DaysOfText['runs'] = [];
  texts.forEach((each, day) => {
    if (each !== text) return;
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  });
  return runs;
}

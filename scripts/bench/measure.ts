/** Median time of some runs in milliseconds, after two that only warm things up. */
export async function measure(work: () => Promise<unknown>, runs = 15): Promise<number> {
  const times: number[] = [];
  for (let run = -2; run < runs; run += 1) {
    const start = process.hrtime.bigint();
    await work();
    if (run >= 0) times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}

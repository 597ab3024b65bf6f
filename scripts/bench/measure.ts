/** The best time of several runs in milliseconds, which other load affects least. */
export async function measure(work: () => Promise<unknown>, runs = 15): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = process.hrtime.bigint();
    await work();
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e6);
  }
  return best;
}

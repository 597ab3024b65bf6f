/** Runs `work` with a constant minimum duration, also on failure, so that timing leaks nothing. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

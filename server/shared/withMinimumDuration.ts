/** Answers, or fails, no sooner than after so many milliseconds: how long it took then says nothing about what was found. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

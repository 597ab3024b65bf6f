import { useAttempt, type AttemptOutcome } from './useAttempt';

/** As `useAttempt`, for what changes a list: it reloads the list whatever the outcome, since others may have changed it. */
export function useAttemptInList(reload: () => Promise<unknown>): ReturnType<typeof useAttempt> {
  const attempt = useAttempt();
  return async (change): Promise<AttemptOutcome> => {
    const outcome = await attempt(change);
    await reload().catch(() => undefined);
    return outcome;
  };
}

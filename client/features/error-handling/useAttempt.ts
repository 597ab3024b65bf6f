import { readFailure } from '../../platform/errors/readFailure';
import type { RequestFailure } from '../../platform/errors/RequestFailure';
import { useReport } from '../../ui/last-actions/useReport';

interface Attempt {
  /** message on success, for example “Beauty” is renamed; `notDone` is the message on failure */
  done: string;
  notDone: string;
  run: () => Promise<unknown>;
  undo?: () => void;
}

export type AttemptOutcome = { done: true } | { done: false; failure: RequestFailure };

/** Runs an action and reports the outcome. Returns the server's field messages for the form. */
export function useAttempt(): (attempt: Attempt) => Promise<AttemptOutcome> {
  const report = useReport();

  return async ({ run, done, notDone, undo }) => {
    try {
      await run();
    } catch (error) {
      const failure = readFailure(error);
      report({ tone: 'failure', text: `${notDone} ${failure.message}` });
      return { done: false, failure };
    }
    report({ tone: 'success', text: done, undo: undo ?? null });
    return { done: true };
  };
}

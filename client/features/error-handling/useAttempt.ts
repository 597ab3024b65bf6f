import { readFailure } from '../../platform/errors/readFailure';
import type { RequestFailure } from '../../platform/errors/RequestFailure';
import { useReport } from '../../ui/last-actions/useReport';

interface Attempt {
  /** “Beauty” is renamed: what is said when it worked, and what when it did not */
  done: string;
  notDone: string;
  run: () => Promise<unknown>;
  undo?: () => void;
}

export type AttemptOutcome = { done: true } | { done: false; failure: RequestFailure };

/** Does something and tells how it turned out; what the server says of fields is handed back for a form to show. */
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

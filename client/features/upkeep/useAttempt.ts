import { readFailure } from '../../platform/errors/readFailure';
import type { FieldFailure } from '../../platform/errors/RequestFailure';
import { useReport } from '../../ui/last-actions/useReport';

interface Attempt {
  /** “Beauty” is renamed: what is said when it worked, and what when it did not */
  done: string;
  notDone: string;
  run: () => Promise<unknown>;
  undo?: () => void;
}

export type AttemptOutcome = { done: true } | { done: false; fields: readonly FieldFailure[] };

/** Does something and tells how it turned out; what the server says of fields is handed back for a form to show. */
export function useAttempt(): (attempt: Attempt) => Promise<AttemptOutcome> {
  const report = useReport();

  return async ({ run, done, notDone, undo }) => {
    try {
      await run();
    } catch (error) {
      const { message, fields } = readFailure(error);
      report({ tone: 'failure', text: `${notDone} ${message}` });
      return { done: false, fields };
    }
    report({ tone: 'success', text: done, undo: undo ?? null });
    return { done: true };
  };
}

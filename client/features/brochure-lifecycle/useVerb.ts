import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import { useBrochuresChanged } from './useBrochuresChanged';

interface Attempt {
  /** “Blue Wren Café” is archived: what is said when it worked, and what when it did not */
  done: string;
  notDone: string;
  run: () => Promise<unknown>;
  undo?: () => void;
}

/** No answer, so nothing new is known. After every other refusal the screen may be out of date. */
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAUTHENTICATED'];

/** The server's sentence may list what is missing; here that stands below it, one line each. */
function withoutDetails(message: string, details: readonly string[]): string {
  return details.reduce((text, detail) => text.replace(detail, ''), message).trim();
}

/** What all verbs on an ad have in common: the notice of how it turned out, and the lists loading again. */
export function useVerb(): (attempt: Attempt) => Promise<boolean> {
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();

  return async ({ run, done, notDone, undo }) => {
    try {
      await run();
    } catch (error) {
      const failure = readFailure(error);
      const details = failure.fields.map((field) => field.message);
      report({ tone: 'failure', text: `${notDone} ${withoutDetails(failure.message, details)}`, details });
      if (!unanswered.includes(failure.code)) await brochuresChanged();
      return false;
    }
    report({ tone: 'success', text: done, undo: undo ?? null });
    await brochuresChanged();
    return true;
  };
}

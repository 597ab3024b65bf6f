import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import { useBrochuresChanged } from './useBrochuresChanged';

interface Attempt {
  /** message on success, for example “Blue Wren Café” is archived; `notDone` is the message on failure */
  done: string;
  notDone: string;
  run: () => Promise<unknown>;
  undo?: () => void;
  /** where the screen lists what was refused, for example “See the list.”; absent: the message lists it */
  detailsElsewhere?: string;
}

/** Codes without new information from the server. After any other refusal the screen may be stale. */
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAUTHENTICATED'];

/** Removes the details from the server's message, because they are listed below it. */
function withoutDetails(message: string, details: readonly string[]): string {
  return details.reduce((text, detail) => text.replace(detail, ''), message).trim();
}

/** Runs an action on an ad: reports the outcome and reloads the lists. */
export function useVerb(): (attempt: Attempt) => Promise<boolean> {
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();

  return async ({ run, done, notDone, undo, detailsElsewhere }) => {
    try {
      await run();
    } catch (error) {
      const failure = readFailure(error);
      const details = failure.fields.map((field) => field.message);
      const text = `${notDone} ${withoutDetails(failure.message, details)}`;
      if (details.length === 0 || detailsElsewhere === undefined) report({ tone: 'failure', text, details });
      else report({ tone: 'failure', text: `${text} ${detailsElsewhere}` });
      if (!unanswered.includes(failure.code)) await brochuresChanged();
      return false;
    }
    report({ tone: 'success', text: done, undo: undo ?? null });
    await brochuresChanged();
    return true;
  };
}

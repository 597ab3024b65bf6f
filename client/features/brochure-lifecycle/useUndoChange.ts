import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useUndoChanges, type UndoneChange } from './useUndoChanges';
import { useVerb } from './useVerb';

interface Undoing {
  id: string;
  version: number;
  done: string;
  notDone: string;
}

/** Undoes the last change of one ad and reports the outcome. */
export function useUndoChange(): (undoing: Undoing) => Promise<boolean> {
  const undo = useUndoChanges();
  const attempt = useVerb();

  return ({ id, version, done, notDone }) =>
    attempt({
      done,
      notDone,
      run: async () => {
        const [result] = await undo([{ id, version }]);
        if (result?.refusal) throw asError(result.refusal);
      },
    });
}

/** Converts the refusal of one ad to the error that a mutation for one ad would throw. */
function asError({ message, code, errors }: NonNullable<UndoneChange['refusal']>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, errors } }] });
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useUndoChanges, type UndoneChange } from './useUndoChanges';
import { useVerb } from './useVerb';

interface Undoing {
  id: string;
  version: number;
  done: string;
  notDone: string;
}

/** Undoes the change of one ad, and tells how it turned out. */
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

/** A refusal of the one ad that was asked for, as a mutation for one ad would throw it. */
function asError({ message, code, errors }: NonNullable<UndoneChange['refusal']>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, errors } }] });
}

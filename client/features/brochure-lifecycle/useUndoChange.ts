import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useUndoChangesOfBrochuresMutation } from '../../generated/UndoBrochureChanges';
import type { UndoChangesOfBrochuresMutation } from '../../generated/types';
import { useVerb } from './useVerb';

interface Undoing {
  id: string;
  version: number;
  done: string;
  notDone: string;
}

type UndoneChange = UndoChangesOfBrochuresMutation['undoBrochureChanges']['results'][number];

/** Undoes the last change of one ad, also after the page is closed, and reports the outcome. */
export function useUndoChange(): (undoing: Undoing) => Promise<boolean> {
  const [undo] = useUndoChangesOfBrochuresMutation();
  const attempt = useVerb();

  return ({ id, version, done, notDone }) =>
    attempt({
      done,
      notDone,
      run: async () => {
        const { data } = await undo({
          variables: { input: { changes: [{ id, version }] } },
          context: { fetchOptions: { keepalive: true } },
        });
        const refusal = data?.undoBrochureChanges.results[0]?.refusal;
        if (refusal) throw asError(refusal);
      },
    });
}

/** Converts the refusal of one ad to the error that a mutation for one ad would throw. */
function asError({ message, code, errors }: NonNullable<UndoneChange['refusal']>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, errors } }] });
}

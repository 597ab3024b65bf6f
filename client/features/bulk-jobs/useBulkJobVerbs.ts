import { useStartBulkJobOfAdsMutation, useUndoBulkJobOfAdsMutation } from '../../generated/BulkJobVerbs';
import { useVerb } from '../brochure-lifecycle/useVerb';

/** Starts and undoes bulk jobs. The promise is true if the server has taken the request. */
export function useBulkJobVerbs() {
  const [start] = useStartBulkJobOfAdsMutation();
  const [undo] = useUndoBulkJobOfAdsMutation();
  const attempt = useVerb();
  return {
    start: (id: string): Promise<boolean> =>
      attempt({
        run: () => start({ variables: { input: { id } } }),
        done: 'The bulk job has started. It continues when you close this page.',
        notDone: 'The bulk job has not started.',
      }),
    undo: (id: string): Promise<boolean> =>
      attempt({
        run: () => undo({ variables: { input: { id } } }),
        done: 'The bulk job is being undone. That continues when you close this page.',
        notDone: 'The bulk job is not undone.',
      }),
  };
}

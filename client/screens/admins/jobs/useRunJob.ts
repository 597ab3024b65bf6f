import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRunJobNowMutation } from '../../../generated/RunJobNow';

export function useRunJob(): (job: { id: string; title: string }) => Promise<boolean> {
  const [run] = useRunJobNowMutation();
  const attempt = useVerb();
  return ({ id, title }) =>
    attempt({
      run: () => run({ variables: { input: { id } } }),
      done: `“${title}” is asked for. Its outcome appears here when it is done.`,
      notDone: `“${title}” is not started.`,
    });
}

import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRemoveMailOptOutMutation } from '../../../generated/RemoveMailOptOut';

export function useRemoveMailOptOut(): (optOut: { id: string; email: string }) => Promise<boolean> {
  const [remove] = useRemoveMailOptOutMutation();
  const attempt = useVerb();
  return ({ id, email }) =>
    attempt({
      run: () => remove({ variables: { input: { id } } }),
      done: `${email} may have reports and reminders again.`,
      notDone: `${email} stays unsubscribed.`,
    });
}

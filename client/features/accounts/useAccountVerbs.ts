import {
  useReinstateLoginMutation,
  useSuspendLoginMutation,
  useTerminateLoginMutation,
} from '../../generated/ChangeAccountState';
import { useSendPasswordLinkMutation } from '../../generated/SendPasswordLink';
import { useVerb } from '../brochure-lifecycle/useVerb';
import { accountSteps, type AccountStep } from './accountWords';
import type { LoginInHand } from './LoginInHand';

/** What administrators do with a login. */
export function useAccountVerbs() {
  const [suspend] = useSuspendLoginMutation();
  const [reinstate] = useReinstateLoginMutation();
  const [terminate] = useTerminateLoginMutation();
  const [sendLink] = useSendPasswordLinkMutation();
  const attempt = useVerb();
  const mutations = { suspend, reinstate, terminate };
  return {
    change: (step: AccountStep, { id, email }: LoginInHand, reason: string): Promise<boolean> =>
      attempt({
        run: () => mutations[step]({ variables: { input: { id, reason } } }),
        done: `${email} is ${accountSteps[step].done}.`,
        notDone: `${email} is not ${accountSteps[step].done}.`,
      }),
    sendPasswordLink: ({ email }: LoginInHand): Promise<boolean> =>
      attempt({
        run: () => sendLink({ variables: { input: { email } } }),
        done: `A link to choose a new password goes to ${email}. It works for an hour; at most three are sent in an hour.`,
        notDone: `No link is sent to ${email}.`,
      }),
  };
}

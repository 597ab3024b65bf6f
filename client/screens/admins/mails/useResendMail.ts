import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useResendMailNowMutation } from '../../../generated/ResendMailNow';

export function useResendMail(): (mail: { id: string; recipient: string }) => Promise<boolean> {
  const [resend] = useResendMailNowMutation();
  const attempt = useVerb();
  return ({ id, recipient }) =>
    attempt({
      run: () => resend({ variables: { input: { id } } }),
      done: `The mail to ${recipient} is handed to the mail server.`,
      notDone: `The mail to ${recipient} is not sent.`,
    });
}

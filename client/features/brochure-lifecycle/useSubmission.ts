import { useSubmitBrochureMutation, useWithdrawSubmissionMutation } from '../../generated/SubmitBrochure';
import { useVerb } from './useVerb';

interface SubmittedBrochure {
  id: string;
  displayTitle: string;
}

/** Sends a draft for review, and takes an ad back from review. Both resolve to true on success. */
export function useSubmission() {
  const [submitBrochure] = useSubmitBrochureMutation();
  const [withdrawSubmission] = useWithdrawSubmissionMutation();
  const attempt = useVerb();

  return {
    submit: ({ id, displayTitle }: SubmittedBrochure): Promise<boolean> =>
      attempt({
        notDone: `“${displayTitle}” is not submitted.`,
        // a message with all of them would cover half a phone's screen
        detailsElsewhere: 'See “Needed before you submit it”.',
        run: () => submitBrochure({ variables: { input: { id } } }),
        done: `“${displayTitle}” is submitted. You get a mail when we have looked at it.`,
      }),
    withdraw: ({ id, displayTitle }: SubmittedBrochure): Promise<boolean> =>
      attempt({
        notDone: `“${displayTitle}” is not taken back.`,
        run: () => withdrawSubmission({ variables: { input: { id } } }),
        done: `“${displayTitle}” is a draft again. Submit it when it is ready.`,
      }),
  };
}

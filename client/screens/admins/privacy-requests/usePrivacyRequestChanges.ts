import { useAttemptInList } from '../../../features/error-handling/useAttemptInList';
import {
  useDecidePrivacyRequestMutation,
  useEnterPrivacyRequestMutation,
} from '../../../generated/ChangePrivacyRequests';
import type { RecordPrivacyRequestInput } from '../../../generated/types';
import { personOf, type PrivacyRequestRow } from './privacyRequestColumns';

/** What administrators do with requests about own data. `onChanged` reloads the list. */
export function usePrivacyRequestChanges(onChanged: () => Promise<unknown>) {
  const [enter] = useEnterPrivacyRequestMutation();
  const [decide] = useDecidePrivacyRequestMutation();
  const attempt = useAttemptInList(onChanged);
  return {
    enter: (input: RecordPrivacyRequestInput) =>
      attempt({
        run: () => enter({ variables: { input } }),
        done: `The request of ${input.email} is entered.`,
        notDone: 'The request is not entered.',
      }),
    answer: (request: PrivacyRequestRow, state: 'DONE' | 'DECLINED', answer: string) =>
      attempt({
        run: () => decide({ variables: { input: { id: request.id, state, answer: answer === '' ? null : answer } } }),
        done: `The request of ${personOf(request)} is ${state === 'DONE' ? 'done' : 'declined'}.`,
        notDone: `The request of ${personOf(request)} stays open.`,
      }),
  };
}

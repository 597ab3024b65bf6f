import { useAttemptInList } from '../../../features/error-handling/useAttemptInList';
import {
  useDecideDataBreachMutation,
  useEnterBreachNoticesMutation,
  useEnterDataBreachMutation,
} from '../../../generated/ChangeDataBreaches';
import type { RecordDataBreachInput } from '../../../generated/types';
import type { DataBreachRow } from './dataBreachColumns';

/** What administrators do with data breaches. `onChanged` reloads the list. */
export function useBreachChanges(onChanged: () => Promise<unknown>) {
  const [enter] = useEnterDataBreachMutation();
  const [assess] = useDecideDataBreachMutation();
  const [notify] = useEnterBreachNoticesMutation();
  const attempt = useAttemptInList(onChanged);
  return {
    enter: (input: RecordDataBreachInput) =>
      attempt({
        run: () => enter({ variables: { input } }),
        done: `“${input.title.trim()}” is in the register.`,
        notDone: 'The breach is not entered.',
      }),
    assess: ({ id, title }: DataBreachRow, isSeriousHarmLikely: boolean, assessment: string) =>
      attempt({
        run: () => assess({ variables: { input: { id, isSeriousHarmLikely, assessment } } }),
        done: `“${title}” is assessed.`,
        notDone: `“${title}” is not assessed.`,
      }),
    notify: ({ id, title }: DataBreachRow, commissionerNotifiedOn: string | null, peopleNotifiedOn: string | null) =>
      attempt({
        run: () => notify({ variables: { input: { id, commissionerNotifiedOn, peopleNotifiedOn } } }),
        done: `The notices of “${title}” are entered.`,
        notDone: `The notices of “${title}” are not entered.`,
      }),
  };
}

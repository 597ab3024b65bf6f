import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useKeepBothAdsMutation } from '../../../generated/KeepBothAds';
import type { DuplicateAds } from './DuplicateAds';

export function useKeepBothAds(): (pair: DuplicateAds) => Promise<boolean> {
  const [keepBoth] = useKeepBothAdsMutation();
  const attempt = useVerb();
  return ({ first, second }) =>
    attempt({
      run: () => keepBoth({ variables: { input: { firstId: first.id, secondId: second.id } } }),
      done: `Ads ${first.databaseId} and ${second.databaseId} are both kept and not shown as duplicates again.`,
      notDone: `Ads ${first.databaseId} and ${second.databaseId} are still shown as duplicates.`,
    });
}

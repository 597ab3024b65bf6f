import { useState } from 'react';
import { useArchiveBrochure } from '../../../features/brochure-lifecycle/useArchiveBrochure';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useArchiveBrochureMutation } from '../../../generated/ArchiveBrochure';
import { useKeepBothAdsMutation } from '../../../generated/KeepBothAds';
import { useMergeAdsMutation } from '../../../generated/MergeAds';
import { readFailure } from '../../../platform/errors/readFailure';
import { plural } from '../../../shared/formats/plural';
import { useReport } from '../../../ui/last-actions/useReport';
import type { DuplicateAd, DuplicateAds } from './DuplicateAds';

/** What can be done about pairs, one or many. Of many, refusals stop nothing and each is reported. */
export function useDuplicateVerbs() {
  const [mergeAds] = useMergeAdsMutation();
  const [keepBoth] = useKeepBothAdsMutation();
  const [archiveAd] = useArchiveBrochureMutation();
  const archive = useArchiveBrochure();
  const attempt = useVerb();
  const report = useReport();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const keep = ({ first, second }: DuplicateAds) =>
    keepBoth({ variables: { input: { firstId: first.id, secondId: second.id } } });

  async function each(
    pairs: readonly DuplicateAds[],
    run: (pair: DuplicateAds) => Promise<unknown>,
    done: (count: number) => string,
  ): Promise<void> {
    const refusals: string[] = [];
    for (const [at, pair] of pairs.entries()) {
      setProgress({ done: at, all: pairs.length });
      try {
        await run(pair);
      } catch (error) {
        refusals.push(`Ads ${pair.first.databaseId} and ${pair.second.databaseId}: ${readFailure(error).message}`);
      }
    }
    setProgress(null);
    const count = pairs.length - refusals.length;
    if (count > 0) report({ tone: 'success', text: done(count) });
    for (const text of refusals) report({ tone: 'failure', text });
  }

  return {
    progress,
    archive,
    keepBoth: (pair: DuplicateAds): Promise<boolean> =>
      attempt({
        run: () => keep(pair),
        done: `Ads ${pair.first.databaseId} and ${pair.second.databaseId} are both kept and not shown as duplicates again.`,
        notDone: `Ads ${pair.first.databaseId} and ${pair.second.databaseId} are still shown as duplicates.`,
      }),
    merge: (keepAd: DuplicateAd, other: DuplicateAd): Promise<boolean> =>
      attempt({
        run: () => mergeAds({ variables: { input: { keepId: keepAd.id, mergeId: other.id } } }),
        done: `Ad ${other.databaseId} is part of ad ${keepAd.databaseId} now: “${keepAd.displayTitle}”.`,
        notDone: `Ads ${keepAd.databaseId} and ${other.databaseId} are not merged.`,
      }),
    keepAll: (pairs: readonly DuplicateAds[]) =>
      each(pairs, keep, (count) => `${plural(count, 'pair')} not shown as duplicates again.`),
    /** an ad that is the newer one of several pairs is archived once */
    archiveNewer: (pairs: readonly DuplicateAds[]) =>
      each(
        [...new Map(pairs.map((pair) => [pair.second.id, pair])).values()],
        ({ second }) => archiveAd({ variables: { input: { id: second.id } } }),
        (count) => `${plural(count, 'ad')} archived. They are in the list of archived ads.`,
      ),
  };
}

import { useNavigate } from 'react-router';
import { useArchiveBrochure } from '../../../features/brochure-lifecycle/useArchiveBrochure';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useKeepBothAdsMutation } from '../../../generated/KeepBothAds';
import { usePrepareBulkJobOfAdsMutation } from '../../../generated/PrepareBulkJob';
import { useResolveDuplicateAdsMutation } from '../../../generated/ResolveDuplicates';
import type { ResolveDuplicatesInput } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DuplicateAds } from './DuplicateAds';
import { useMergePair } from './useMergePair';

/** What can be done about pairs. One pair is decided at once, many are a bulk job whose preview opens. */
export function useDuplicateVerbs() {
  const [resolve] = useResolveDuplicateAdsMutation();
  const [keepBoth] = useKeepBothAdsMutation();
  const [prepare] = usePrepareBulkJobOfAdsMutation();
  const archive = useArchiveBrochure();
  const merge = useMergePair();
  const attempt = useVerb();
  const navigate = useNavigate();

  const preview = (prepareJob: () => Promise<number | undefined>): Promise<boolean> =>
    attempt({
      run: async () => {
        const databaseId = await prepareJob();
        if (databaseId !== undefined) await navigate(privatePaths.adminBulkJob(databaseId));
      },
      done: 'Look at the preview, then start it.',
      notDone: 'The preview could not be made.',
    });

  return {
    archive,
    merge,
    keepBoth: ({ first, second }: DuplicateAds): Promise<boolean> =>
      attempt({
        run: () => keepBoth({ variables: { input: { firstId: first.id, secondId: second.id } } }),
        done: `Ads ${first.databaseId} and ${second.databaseId} are both kept and not shown as duplicates again.`,
        notDone: `Ads ${first.databaseId} and ${second.databaseId} are still shown as duplicates.`,
      }),
    /** tries a decision about many, and opens its preview */
    previewDecision: (input: ResolveDuplicatesInput): Promise<boolean> =>
      preview(async () => (await resolve({ variables: { input } })).data?.resolveDuplicates.bulkJob.databaseId),
    /** an ad that is the newer one of several pairs is archived once */
    previewArchiving: (pairs: readonly DuplicateAds[]): Promise<boolean> =>
      preview(async () => {
        const ids = [...new Set(pairs.map(({ second }) => second.id))];
        return (await prepare({ variables: { input: { action: 'ARCHIVE', ids } } })).data?.prepareBulkJob.bulkJob
          .databaseId;
      }),
  };
}

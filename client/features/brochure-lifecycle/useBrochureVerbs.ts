import type { BrochureInHand } from './BrochureInHand';
import { useArchiveBrochure } from './useArchiveBrochure';
import { useCopyBrochure } from './useCopyBrochure';
import { useDeleteBrochure } from './useDeleteBrochure';
import { usePublishBrochure } from './usePublishBrochure';
import { useUnarchiveBrochure } from './useUnarchiveBrochure';

export type BrochureVerb = 'publish' | 'archive' | 'unarchive' | 'copy' | 'delete';

/** The verbs on an ad; each tells how it turned out and loads the lists again. True = done. */
export function useBrochureVerbs(): Readonly<Record<BrochureVerb, (brochure: BrochureInHand) => Promise<boolean>>> {
  return {
    publish: usePublishBrochure(),
    archive: useArchiveBrochure(),
    unarchive: useUnarchiveBrochure(),
    copy: useCopyBrochure(),
    delete: useDeleteBrochure(),
  };
}

import type { RequestContext } from '../../../platform/context/RequestContext';
import { openRevisionLoader } from '../revisions/openRevisionLoader';
import { assetsOfBrochureLoader } from './assetsOfBrochureLoader';
import { proposalLoader } from './proposals/proposalLoader';
import { thumbnailLoader } from './thumbnailLoader';

/** Forgets what this request has read of an ad's files and of their change. */
export function clearAssetLoaders(context: RequestContext, brochureId: number): void {
  for (const loader of [assetsOfBrochureLoader, thumbnailLoader, openRevisionLoader, proposalLoader]) {
    context.loader<number, unknown>(loader).clear(brochureId);
  }
}

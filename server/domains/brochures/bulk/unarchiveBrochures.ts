import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { unarchiveBrochure } from '../statuses/unarchiveBrochure';
import type { BrochureResult } from './BrochureResult';
import { forEachBrochure } from './forEachBrochure';

export async function unarchiveBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'unarchiveBrochures');
  return forEachBrochure(context, ids, unarchiveBrochure);
}

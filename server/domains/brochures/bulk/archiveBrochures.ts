import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { archiveBrochure } from '../statuses/archiveBrochure';
import type { BrochureResult } from './BrochureResult';
import { forEachBrochure } from './forEachBrochure';

export async function archiveBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'archiveBrochures');
  return forEachBrochure(context, ids, archiveBrochure);
}

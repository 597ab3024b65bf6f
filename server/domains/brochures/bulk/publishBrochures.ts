import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { publishBrochure } from '../statuses/publishBrochure';
import type { BrochureResult } from './BrochureResult';
import { forEachBrochure } from './forEachBrochure';

export async function publishBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'publishBrochures');
  return forEachBrochure(context, ids, publishBrochure);
}

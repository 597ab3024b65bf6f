import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { BrochureResult } from '../../brochures/bulk/BrochureResult';
import { forEachBrochure } from '../../brochures/bulk/forEachBrochure';
import { undoBrochureChange } from './undoBrochureChange';

/** Of an ad that is named twice, the first version counts. */
export async function undoBrochureChanges(
  context: RequestContext,
  changes: readonly { id: string; version: number }[],
): Promise<BrochureResult[]> {
  authorize(context.viewer, 'undoBrochureChanges');
  const versions = new Map([...changes].reverse().map(({ id, version }) => [id, version]));
  const ids = changes.map(({ id }) => id);
  return forEachBrochure(context, ids, (_, { id, givenId }) =>
    undoBrochureChange(context, { id, version: versions.get(givenId) ?? 0 }),
  );
}

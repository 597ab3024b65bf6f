import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { cleanLine } from '../../../shared/text/cleanLine';
import { lockBrochure } from '../lockBrochure';
import { writeBrochure } from '../writing/writeBrochure';
import type { BrochureResult } from './BrochureResult';
import { forEachBrochure } from './forEachBrochure';

interface Placing {
  ids: readonly string[];
  /** did or code; null: none */
  mapArea: string | null;
}

export async function setBrochuresMapArea(
  context: RequestContext,
  { ids, mapArea }: Placing,
): Promise<BrochureResult[]> {
  authorize(context.viewer, 'setBrochuresMapArea');
  const change = { action: 'setBrochuresMapArea', changes: { mapArea: cleanLine(mapArea ?? '') || null } };
  return forEachBrochure(context, ids, (_, { id }) =>
    context.database.transaction(async (manager) =>
      writeBrochure(manager, context, await lockBrochure(manager, id), change),
    ),
  );
}

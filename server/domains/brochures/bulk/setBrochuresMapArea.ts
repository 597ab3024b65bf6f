import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { cleanLine } from '../../../shared/text/cleanLine';
import { lockBrochure } from '../lockBrochure';
import { rememberUndo } from '../undo/rememberUndo';
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
  const action = 'setBrochuresMapArea';
  const change = { action, changes: { mapArea: cleanLine(mapArea ?? '') || null } };
  return forEachBrochure(context, ids, (_, { id }) =>
    context.database.transaction(async (manager) => {
      const before = await lockBrochure(manager, id);
      const after = await writeBrochure(manager, context, before, change);
      await rememberUndo(manager, { action, before, after });
      return after;
    }),
  );
}

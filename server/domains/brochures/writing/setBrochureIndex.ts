import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { writeBrochure } from './writeBrochure';

interface Place {
  id: number;
  adIndex: number | null;
}

/** Edited inline by administrators; several ads may have the same number (decisions, "adIndex"). */
export async function setBrochureIndex(context: RequestContext, { id, adIndex }: Place): Promise<Brochure> {
  authorize(context.viewer, 'setBrochureIndex');
  return context.database.transaction(async (manager) =>
    writeBrochure(manager, context, await lockBrochure(manager, id), {
      action: 'setBrochureIndex',
      changes: { adIndex },
    }),
  );
}

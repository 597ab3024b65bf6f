import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { changedMeanwhile } from './changedMeanwhile';
import { writeBrochure } from './writeBrochure';

interface Place {
  id: number;
  adIndex: number | null;
  /** the version that the caller has looked at; absent where the caller does not care */
  version?: number | null | undefined;
}

/** Edited inline by administrators; several ads may have the same number (docs/rules/ads-and-types.md#ad-index). */
export async function setBrochureIndex(context: RequestContext, { id, adIndex, version }: Place): Promise<Brochure> {
  authorize(context.viewer, 'setBrochureIndex');
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    if (version != null && version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    return writeBrochure(manager, context, brochure, { action: 'setBrochureIndex', changes: { adIndex } });
  });
}

import type { RequestContext } from '../../platform/context/RequestContext';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureParts } from './reading/BrochureParts';
import { everyPart } from './reading/everyPart';
import { readBrochureRows } from './readBrochureRows';

/**
 * Ads with their neighbours, by their numbers, in no order and whatever their state; those that do not exist are left out.
 */
export async function readBrochures(
  context: RequestContext,
  ids: readonly number[],
  parts: BrochureParts = everyPart,
): Promise<Brochure[]> {
  if (ids.length === 0) return [];
  // PostgreSQL reckons with ten numbers where it sees a list, and plans a single one anew each time
  const [ads] = await Promise.all([
    ids.length === 1
      ? readBrochureRows(context, parts, { where: 'b.id = $1', value: ids[0] })
      : readBrochureRows(context, parts, { where: 'b.id = ANY($1)', value: ids }),
    parts.files && context.loader(assetsOfBrochureLoader).loadMany(ids),
  ]);
  return ads;
}

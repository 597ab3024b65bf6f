import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureList } from '../lists/BrochureList';
import type { BrochureMarker } from './BrochureMarker';
import { checkFilter } from '../filters/checkFilter';
import { mergeNearbyClusters, type MarkerCell } from './mergeNearbyClusters';

export interface MarkBrochuresInput {
  filter?: BrochureFilter | null;
  /** zoom of the map; absent: the whole list in a small window */
  zoom?: number | null;
  /** pixels below which ads form one cluster; absent: about the width of a finger */
  spacing?: number | null;
}

const highestZoom = 24;
const usualSpacing = 56;
const spacings = { least: 20, most: 256 };

/** Returns the ads of a list as clusters for a map. Runs one statement; the number of ads does not affect the size. */
export async function markBrochures(
  context: RequestContext,
  { filter, zoom, spacing }: MarkBrochuresInput,
): Promise<BrochureMarker[]> {
  checkFilter(filter ?? {});
  if (zoom != null && !(zoom >= 0 && zoom <= highestZoom)) {
    const message = `"zoom" has to be a number from 0 to ${highestZoom}.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'zoom', code: 'OUT_OF_RANGE', message }] });
  }
  const { least, most } = spacings;
  if (spacing != null && !(spacing >= least && spacing <= most)) {
    const message = `"spacing" has to be a number from ${least} to ${most}.`;
    const error = { field: 'spacing', code: 'OUT_OF_RANGE', message };
    throw new DomainError('VALIDATION_FAILED', message, { errors: [error] });
  }
  const list = await BrochureList.prepare(context, filter ?? {}, null);
  const { sql, values } = list.clusterStatement(zoom ?? null, spacing ?? usualSpacing);
  const cells = await context.database.query<MarkerCell[]>(sql, values);
  return mergeNearbyClusters(cells);
}

import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { PrintedMap } from './PrintedMap';

const printedMapLoader = entityLoader(PrintedMap);

/** A PDF map by its number; one that is not there or not published is for administrators only. */
export async function findPrintedMap(context: RequestContext, id: number): Promise<PrintedMap | null> {
  const map = await context.loader(printedMapLoader).load(id);
  if (context.viewer?.role === 'ADMINISTRATOR') return map;
  return map?.isPublished === true && map.fileSha256 !== null ? map : null;
}

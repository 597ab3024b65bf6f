import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { PrintedMap } from './PrintedMap';

const printedMapLoader = entityLoader(PrintedMap);

/** Returns a PDF map by its number; null for the public when it is not ready or not published. */
export async function findPrintedMap(context: RequestContext, id: number): Promise<PrintedMap | null> {
  const map = await context.loader(printedMapLoader).load(id);
  if (context.viewer?.role === 'ADMINISTRATOR') return map;
  return map?.isPublished === true && map.fileSha256 !== null ? map : null;
}

import type { RequestContext } from '../../platform/context/RequestContext';
import type { PrintedMap } from './PrintedMap';
import { printedMapLoader } from './printedMapLoader';

/** A PDF map by its number; one that is not there or not published is for administrators only. */
export async function findPrintedMap(context: RequestContext, id: number): Promise<PrintedMap | null> {
  const map = await context.loader(printedMapLoader).load(id);
  if (context.viewer?.role === 'ADMINISTRATOR') return map;
  return map?.isPublished === true && map.fileSha256 !== null ? map : null;
}

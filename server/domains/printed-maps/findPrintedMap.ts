import type { RequestContext } from '../../platform/context/RequestContext';
import type { PrintedMap } from './PrintedMap';
import { printedMapLoader } from './printedMapLoader';

/** A PDF map by its number; one that has never been made is for administrators only. */
export async function findPrintedMap(context: RequestContext, id: number): Promise<PrintedMap | null> {
  const map = await context.loader(printedMapLoader).load(id);
  return map?.fileSha256 != null || context.viewer?.role === 'ADMINISTRATOR' ? map : null;
}

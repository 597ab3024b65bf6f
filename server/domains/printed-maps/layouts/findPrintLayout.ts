import type { RequestContext } from '../../../platform/context/RequestContext';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { mayCall } from '../../../shared/authorize';
import { PrintLayout } from './PrintLayout';

const printLayoutLoader = entityLoader(PrintLayout);

/** Returns a layout by its number, for those who may list layouts; null for everyone else. */
export async function findPrintLayout(context: RequestContext, id: number): Promise<PrintLayout | null> {
  return mayCall(context.viewer, 'printLayouts') ? context.loader(printLayoutLoader).load(id) : null;
}

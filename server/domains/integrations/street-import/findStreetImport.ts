import type { RequestContext } from '../../../platform/context/RequestContext';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { mayCall } from '../../../shared/authorize';
import { StreetImport } from './StreetImport';

const streetImportLoader = entityLoader(StreetImport);

/** Returns null for a caller who may not list imports. */
export async function findStreetImport(context: RequestContext, id: number): Promise<StreetImport | null> {
  const maySee = mayCall(context.viewer, 'streetImports');
  return maySee ? context.loader(streetImportLoader).load(id) : null;
}

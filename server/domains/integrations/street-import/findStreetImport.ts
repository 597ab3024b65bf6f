import type { RequestContext } from '../../../platform/context/RequestContext';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { permittedActions } from '../../../shared/permissions';
import { StreetImport } from './StreetImport';

const streetImportLoader = entityLoader(StreetImport);

/** Seen by those who may list them; to everyone else there are none. */
export async function findStreetImport(context: RequestContext, id: number): Promise<StreetImport | null> {
  const maySee = permittedActions(context.viewer).includes('streetImports');
  return maySee ? context.loader(streetImportLoader).load(id) : null;
}

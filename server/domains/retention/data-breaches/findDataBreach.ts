import type { RequestContext } from '../../../platform/context/RequestContext';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { permittedActions } from '../../../shared/authorize';
import { DataBreach } from './DataBreach';

const dataBreachLoader = entityLoader(DataBreach);

/** Returns null for a caller who may not list breaches. */
export async function findDataBreach(context: RequestContext, id: number): Promise<DataBreach | null> {
  const isAllowed = permittedActions(context.viewer).includes('dataBreaches');
  return isAllowed ? context.loader(dataBreachLoader).load(id) : null;
}

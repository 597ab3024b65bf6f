import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { knownPlaces } from './knownPlaces';
import { matchPlaces } from './matchPlaces';
import type { Place } from './Place';

/** as many as stand in a list of suggestions without scrolling */
const most = 8;

/** Suburbs and towns with public ads, by the beginning of their name or by postcode. */
export async function listPlaces(context: RequestContext, search: string): Promise<Place[]> {
  authorize(context.viewer, 'places');
  return matchPlaces(await knownPlaces(context), search, most);
}

import { atdwCredit } from '../../brochures/atdwCredit';
import type { MapCredit } from './MapCredit';
import type { MapMarker } from '../MapMarker';

/** The attributions for the sources of the ads on the map. Only tourism ads need one. */
export function creditOffers(markers: readonly MapMarker[]): MapCredit[] {
  return markers
    .filter(({ atdwCount }) => atdwCount > 0)
    .map((box) => ({ attribution: atdwCredit('Listings'), licence: '', box }));
}

import { atdwCredit } from '../../brochures/atdwCredit';
import type { MapCredit } from './MapCredit';
import type { MapMarker } from '../MapMarker';

/** The notices for the sources of the ads behind the markers: only tourism ads have one. */
export function creditOffers(markers: readonly MapMarker[]): MapCredit[] {
  return markers
    .filter(({ atdwCount }) => atdwCount > 0)
    .map((box) => ({ attribution: atdwCredit('Listings'), licence: '', box }));
}

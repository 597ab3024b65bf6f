import { atdwCredit } from '../brochures/atdwCredit';
import type { MapCredit } from './MapCredit';
import type { Mark } from './Mark';

/** The notices for the sources of the ads behind the marks: only tourism ads have one. */
export function creditOffers(marks: readonly Mark[]): MapCredit[] {
  return marks
    .filter(({ atdwCount }) => atdwCount > 0)
    .map((box) => ({ attribution: atdwCredit('Listings'), licence: '', box }));
}

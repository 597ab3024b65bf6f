import { active } from './brochures/active';
import { beauty } from './brochures/beauty';
import { foodAndDrink } from './brochures/foodAndDrink';
import { hireAndTransport } from './brochures/hireAndTransport';
import { information } from './brochures/information';
import { other } from './brochures/other';
import { services } from './brochures/services';
import { shopping } from './brochures/shopping';
import { stay } from './brochures/stay';
import { tours } from './brochures/tours';
import type { DemoBrochure } from './DemoBrochure';

/** In the order of their ids; mixed, so that a list without filters shows what the town has to offer. */
export const demoBrochures: readonly DemoBrochure[] = mixed([
  foodAndDrink,
  active,
  stay,
  hireAndTransport,
  tours,
  information,
  beauty,
  services,
  shopping,
  other,
]);

function mixed(lists: readonly (readonly DemoBrochure[])[]): DemoBrochure[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

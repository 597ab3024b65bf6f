import { smoothLine } from './smoothLine';
import type { Point } from './toPosition';

/** The open coast north of the river, from north to south: long beach, headland, town cove, sand spit. */
export const northCoast = smoothLine([
  [700, 6500],
  [1050, 5400],
  [1300, 4300],
  [1450, 3300],
  [1480, 2400],
  [1600, 1750],
  [1980, 1420],
  [2420, 1250],
  [2780, 960],
  [2820, 640],
  [2480, 380],
  [1980, 250],
  [1620, -50],
  [1500, -500],
  [1560, -900],
  [1700, -1250],
  [1650, -1480],
]);

/** The river's north bank, from the mouth upstream. */
export const northBank = smoothLine([
  [1650, -1480],
  [1200, -1500],
  [700, -1420],
  [200, -1500],
  [-400, -1800],
  [-1000, -1950],
  [-1700, -1800],
  [-2500, -1850],
  [-3300, -2200],
  [-5200, -2500],
]);

/** The south bank, from upstream to the mouth, and on down the coast. */
const southShore = smoothLine([
  [-5200, -2640],
  [-3300, -2340],
  [-2500, -2000],
  [-1700, -1960],
  [-1000, -2120],
  [-400, -1990],
  [200, -1710],
  [700, -1660],
  [1200, -1760],
  [1500, -1820],
  [1620, -2100],
  [1560, -2600],
  [1500, -3300],
  [1560, -4200],
  [1800, -5200],
  [1900, -5600],
]);

export const southCoast = southShore.slice(-37);

/** Land on both sides of the river, in metres; the rest is sea. */
export const land: readonly (readonly Point[])[] = [
  [...northCoast, ...northBank.slice(1), [-5200, 6500], [700, 6500]],
  [...southShore, [-5200, -5600], [-5200, -2640]],
];

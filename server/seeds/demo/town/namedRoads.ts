import { northBank, northCoast, southCoast } from './land';
import { offsetLine } from './offsetLine';
import { smoothLine } from './smoothLine';
import type { Suburb } from './suburbs';
import type { Point } from './toPosition';

export interface NamedRoad {
  name: string;
  suburb: Suburb;
  line: readonly Point[];
}

const within = (line: readonly Point[], south: number, north: number): Point[] =>
  line.filter(([, y]) => y >= south && y <= north);

/** Roads that follow the coast and the river, or join the suburbs; all others are in grids. */
export const namedRoads: readonly NamedRoad[] = [
  { name: 'Larkin Esplanade', suburb: 'Larkin Beach', line: offsetLine(within(northCoast, 1750, 4500), 80) },
  { name: 'Cove Esplanade', suburb: 'Curlew Heads', line: offsetLine(within(northCoast, -1250, 40), 80) },
  {
    name: 'Riverside Parade',
    suburb: 'Curlew Heads',
    line: offsetLine(
      northBank.filter(([x]) => x >= -700 && x <= 1250),
      75,
    ),
  },
  { name: 'Old Ferry Esplanade', suburb: 'Old Ferry', line: offsetLine(within(southCoast, -3600, -2150), 80) },
  {
    name: 'Lighthouse Road',
    suburb: 'Curlew Heads',
    line: smoothLine([
      [1180, 330],
      [1500, 520],
      [1850, 560],
      [2150, 760],
      [2480, 820],
      [2660, 800],
    ]),
  },
  {
    name: 'Lookout Circuit',
    suburb: 'Curlew Heads',
    line: smoothLine([
      [1850, 560],
      [1900, 820],
      [2080, 1060],
      [2330, 1060],
      [2440, 930],
      [2480, 820],
    ]),
  },
  {
    name: 'Coast Road',
    suburb: 'Curlew Heads',
    line: smoothLine([
      [240, 4900],
      [330, 3600],
      [300, 2400],
      [120, 1500],
      [-140, 700],
      [-360, -300],
      [-420, -1200],
      [-330, -1780],
      [-260, -2000],
      [-200, -2700],
      [-120, -3800],
    ]),
  },
  {
    name: 'Tallowood Road',
    suburb: 'Tallowood Rise',
    line: smoothLine([
      [-360, -300],
      [-1100, -180],
      [-1900, 60],
      [-2600, 130],
      [-3300, 420],
      [-4200, 760],
      [-4900, 900],
    ]),
  },
  {
    name: 'Mill Creek Road',
    suburb: 'Tallowood Rise',
    line: smoothLine([
      [-2600, 130],
      [-2700, -400],
      [-3100, -900],
      [-3300, -1500],
    ]),
  },
];

import { northCoast, southCoast } from './land';
import { offsetLine } from './offsetLine';
import { smoothLine } from './smoothLine';
import type { Point } from './toPosition';

export interface Park {
  name: string;
  ring: readonly Point[];
}

/** Returns the strip between a stretch of coast and the road behind it. */
function foreshore(coast: readonly Point[], south: number, north: number): Point[] {
  const line = coast.filter(([, y]) => y >= south && y <= north);
  return closed([...offsetLine(line, 8), ...offsetLine(line, 62).toReversed()]);
}

function closed(ring: readonly Point[]): Point[] {
  const [first] = ring;
  return first ? [...ring, first] : [];
}

const blob = (points: readonly Point[]): Point[] => smoothLine([...points, ...points.slice(0, 1)], 5);

export const parks: readonly Park[] = [
  { name: 'Larkin Foreshore', ring: foreshore(northCoast, 1750, 4500) },
  { name: 'Cove Foreshore', ring: foreshore(northCoast, -1250, 40) },
  { name: 'Ferry Foreshore', ring: foreshore(southCoast, -3600, -2150) },
  {
    name: 'Lighthouse Reserve',
    ring: blob([
      [2150, 700],
      [2420, 560],
      [2680, 660],
      [2700, 900],
      [2460, 1060],
      [2260, 900],
    ]),
  },
  {
    name: 'Lookout Bushland',
    ring: blob([
      [1500, 620],
      [1840, 640],
      [1880, 860],
      [2060, 1120],
      [1900, 1300],
      [1560, 1480],
      [1300, 1200],
      [1340, 800],
    ]),
  },
  {
    name: 'Wetland Reserve',
    ring: blob([
      [-1100, -1150],
      [-620, -1000],
      [-560, -1500],
      [-900, -1780],
      [-1500, -1640],
      [-1640, -1250],
    ]),
  },
  {
    name: 'Tallowood State Forest',
    ring: blob([
      [-4900, 1500],
      [-3800, 1350],
      [-2700, 1180],
      [-2150, 1700],
      [-2300, 2700],
      [-3300, 3300],
      [-4800, 3200],
    ]),
  },
  {
    name: 'Mill Creek Park',
    ring: blob([
      [-3050, -520],
      [-2800, -480],
      [-2860, -820],
      [-3080, -1060],
      [-3260, -860],
    ]),
  },
  {
    name: 'Showground',
    ring: closed([
      [-1000, 120],
      [-560, 180],
      [-600, 480],
      [-1040, 420],
    ]),
  },
];

import type { Suburb } from './suburbs';
import type { Point } from './toPosition';

/** An area with a printed map; its box is a whole number of squares wide and high. */
export interface Area {
  code: string;
  name: string;
  southWest: Point;
  columns: number;
  rows: number;
  /** side of a square, metres */
  square: number;
  suburbs: readonly Suburb[];
}

export const areas: readonly Area[] = [
  {
    code: 'curlew-heads',
    name: 'Curlew Heads',
    southWest: [-900, -1650],
    columns: 13,
    rows: 11,
    square: 300,
    suburbs: ['Curlew Heads'],
  },
  {
    code: 'larkin-beach',
    name: 'Larkin Beach',
    southWest: [50, 1600],
    columns: 7,
    rows: 12,
    square: 250,
    suburbs: ['Larkin Beach'],
  },
  {
    code: 'old-ferry',
    name: 'Old Ferry',
    southWest: [-500, -3600],
    columns: 9,
    rows: 9,
    square: 250,
    suburbs: ['Old Ferry'],
  },
  {
    code: 'tallowood-rise',
    name: 'Tallowood Rise',
    southWest: [-4500, -1500],
    columns: 8,
    rows: 10,
    square: 300,
    suburbs: ['Tallowood Rise'],
  },
];

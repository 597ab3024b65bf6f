import type { AustralianState } from '../../../../shared/australia/AustralianState';
import type { Position } from '../../../../shared/geo/MapGeometry';

/** Where maps of the country write the names of states; the Capital Territory is smaller than its name there. */
export const namedStates: readonly (readonly [AustralianState, Position])[] = [
  ['WA', [121.5, -25.5]],
  ['NT', [133.4, -20.2]],
  ['SA', [134.6, -29.4]],
  ['QLD', [143.8, -23]],
  ['NSW', [146, -32.4]],
  ['VIC', [143.9, -36.9]],
  ['TAS', [146.6, -42.1]],
];

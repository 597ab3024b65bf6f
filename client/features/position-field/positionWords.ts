import type { PositionValue } from './PositionValue';

/** How well the place is known, for people. */
export function positionWords({ latitude, longitude, positionSource }: PositionValue): string {
  if (latitude === null || longitude === null) {
    return 'No position: the ad is left out of maps and of “Near me”.';
  }
  switch (positionSource) {
    case 'STREET':
      return 'On its street, by the streets index.';
    case 'SUBURB':
      return 'Only the middle of its suburb: distances carry “≈”.';
    default:
      return 'Set exactly.';
  }
}

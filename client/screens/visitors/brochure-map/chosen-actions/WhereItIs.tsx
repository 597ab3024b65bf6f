import { squareOf } from '../../../../../shared/map-grid/squareOf';
import type { ChosenActionsBrochureFragment } from '../../../../generated/types';
import { formatDistance } from '../../../../shared/formats/formatDistance';
import { formatWalk } from '../../../../shared/formats/formatWalk';
import styles from './ChosenActions.module.css';

interface WhereItIsProps {
  brochure: ChosenActionsBrochureFragment;
  /** null: the visitor's position is unknown */
  distanceKm: number | null;
}

/** Distance and time on foot, and the square of the printed map (docs/rules/maps-and-print.md#grid-squares). */
export function WhereItIs({ brochure, distanceKm }: WhereItIsProps) {
  const isSuburbOnly = brochure.positionSource === 'SUBURB';
  const walk = distanceKm === null || isSuburbOnly ? null : formatWalk(distanceKm);
  const square = isSuburbOnly ? null : squareOfBrochure(brochure);
  const parts = [
    distanceKm === null ? null : `${formatDistance(distanceKm, isSuburbOnly)} away`,
    walk,
    square && `Square ${square} on the map of ${brochure.mapArea?.name ?? ''}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return <p className={styles.where}>{parts.join(' · ')}</p>;
}

function squareOfBrochure({ mapArea, latitude, longitude }: ChosenActionsBrochureFragment): string | null {
  if (!mapArea || latitude === null || longitude === null) return null;
  const square = squareOf(mapArea, { latitude, longitude });
  return square && `${square.coordinateX}${square.coordinateY}`;
}

import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { positionsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';

/** Computes once what every sheet of a print needs to know of a geometry. */
export function oncePerGeometry<T>(compute: (geometry: MapGeometry) => T): (geometry: MapGeometry) => T {
  const known = new WeakMap<MapGeometry, { value: T }>();
  return (geometry) => {
    const kept = known.get(geometry) ?? { value: compute(geometry) };
    known.set(geometry, kept);
    return kept.value;
  };
}

export const boxOfGeometry = oncePerGeometry((geometry) => boxOfPositions(positionsOf(geometry)));

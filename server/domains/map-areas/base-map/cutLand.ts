import type { GeoBox } from '../../../shared/geo/GeoBox';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import { clipRing } from '../../../shared/geo/polygons/clipRing';
import type { TileRow } from './readTileFeatures';

/** Cuts imported land to boxes, so that it covers nothing of the operator's map around them. */
export function cutLand(rows: readonly TileRow[], boxes: readonly GeoBox[]): TileRow[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'LAND') return [row];
    const polygons = boxes.flatMap((box) =>
      polygonsOf(row.geometry)
        .map((rings) => rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 0))
        .filter((rings) => rings.length > 0),
    );
    return polygons.length === 0 ? [] : [{ ...row, geometry: { type: 'MultiPolygon', coordinates: polygons } }];
  });
}

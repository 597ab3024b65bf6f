import type { MapAreaScreenQuery } from '../../../generated/types';
import type { MapGrid } from '../../../features/maps/gridOf';

export type EditedArea = MapAreaScreenQuery['mapAreas']['edges'][number]['node'];

export type MapAreaValues = Pick<EditedArea, 'code' | 'name' | 'state'> & Record<keyof MapGrid, number | null>;

const gridFields = ['west', 'south', 'east', 'north', 'gridColumns', 'gridRows'] as const;

/** Parses the typed box and grid; null if they are invalid. */
export function gridOfValues(values: Partial<MapAreaValues> | undefined): MapGrid | null {
  const { west, south, east, north, gridColumns, gridRows } = values ?? {};
  if (west == null || south == null || east == null || north == null) return null;
  if (gridColumns == null || gridRows == null || gridColumns < 1 || gridRows < 1) return null;
  if (gridColumns > 26 || gridRows > 99 || west >= east || south >= north) return null;
  return { west, south, east, north, gridColumns, gridRows };
}

/** True if the change moves streets to other squares. */
export function movesStreets(area: EditedArea | null, values: Partial<MapAreaValues> | undefined): boolean {
  if (area === null || area.streetsCount === 0 || values === undefined) return false;
  return gridFields.some((field) => values[field] != null && values[field] !== area[field]);
}

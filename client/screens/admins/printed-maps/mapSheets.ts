import type { PrintedMapsScreenQuery } from '../../../generated/types';
import { mapFormats, type MapSheet } from './MapSheet';

/** Every area with its four formats, whether they have been made or not. */
export function mapSheets({ mapAreas, printedMaps }: PrintedMapsScreenQuery): { name: string; sheets: MapSheet[] }[] {
  const maps = printedMaps.edges.map(({ node }) => node);
  return mapAreas.edges.map(({ node: area }) => ({
    name: area.name,
    sheets: mapFormats.map((format) => ({
      ...format,
      area,
      map:
        maps.find(
          ({ mapArea, paper, orientation }) =>
            mapArea.id === area.id && paper === format.paper && orientation === format.orientation,
        ) ?? null,
    })),
  }));
}

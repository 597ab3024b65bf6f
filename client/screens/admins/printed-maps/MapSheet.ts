import type { PrintedMapsScreenQuery } from '../../../generated/types';

type Area = PrintedMapsScreenQuery['mapAreas']['edges'][number]['node'];
type Sheet = PrintedMapsScreenQuery['printedMaps']['edges'][number]['node'];

export type MapFormat = Pick<Sheet, 'paper' | 'orientation'>;

/** One format of an area's map, whether its file exists or not. */
export type MapSheet = MapFormat & { area: Area; map: Sheet | null };

export const mapFormats: readonly MapFormat[] = [
  { paper: 'A4', orientation: 'LANDSCAPE' },
  { paper: 'A4', orientation: 'PORTRAIT' },
  { paper: 'A3', orientation: 'LANDSCAPE' },
  { paper: 'A3', orientation: 'PORTRAIT' },
];

/** "A4 landscape" */
export function formatName({ paper, orientation }: MapFormat): string {
  return `${paper} ${orientation.toLowerCase()}`;
}

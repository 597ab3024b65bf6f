import type { MapGrid } from '../map-areas/squareOf';
import type { MapArea } from '../map-areas/MapArea';

/** What administrators say of an area; its code is given once and stays. */
export type MapAreaValues = MapGrid & Pick<MapArea, 'name' | 'state'>;

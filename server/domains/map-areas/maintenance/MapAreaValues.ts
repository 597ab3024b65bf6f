import type { MapGrid } from '../squareOf';
import type { MapArea } from '../MapArea';

/** What administrators say of an area; its code is given once and stays. */
export type MapAreaValues = MapGrid & Pick<MapArea, 'name' | 'state'>;

import type { MapGrid } from '../../../../shared/map-grid/squareOf';
import type { MapArea } from '../MapArea';

/** The fields of an area that administrators edit; its code never changes. */
export type MapAreaValues = MapGrid & Pick<MapArea, 'name' | 'state'>;

export { squareOf } from '../../../shared/map-grid/squareOf';
export type { MapGrid, MapPosition, MapSquare } from '../../../shared/map-grid/squareOf';

import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

/** What a map is drawn of: GeoJSON lines and areas, [longitude, latitude] in degrees. */
export type MapGeometry = LineString | MultiLineString | Polygon | MultiPolygon;

export type { Position };

import type { LineString, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson';

/** The geometry of a map feature: GeoJSON lines, areas and points, [longitude, latitude] in degrees. */
export type MapGeometry = Point | LineString | MultiLineString | Polygon | MultiPolygon;

export type { Position };

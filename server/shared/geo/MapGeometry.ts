import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

/** The geometry of a map feature: GeoJSON lines and areas, [longitude, latitude] in degrees. */
export type MapGeometry = LineString | MultiLineString | Polygon | MultiPolygon;

export type { Position };

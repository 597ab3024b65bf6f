import { facilityTypes } from '../../../../../shared/map-style/facilities';
import type { MapCredit } from '../../attribution/MapCredit';
import type { BaseMapSource } from './BaseMapSource';

const deepest = { vector: 16, raster: 19 } as const;

/** Parses a TileJSON. Returns null when it names no tiles; the map then shows its ads without a base map. */
export function readTileJson(json: unknown, siteOrigin: string): BaseMapSource | null {
  if (typeof json !== 'object' || json === null) return null;
  const { tiles, attribution, maxzoom, vector_layers, credits, facilities } = json as Record<string, unknown>;
  const [url] = Array.isArray(tiles) ? (tiles as unknown[]) : [];
  if (typeof url !== 'string') return null;
  const kind = Array.isArray(vector_layers) || /\.(mvt|pbf)(\?|$)/.test(url) ? 'vector' : 'raster';
  return {
    url: withinSite(url, siteOrigin),
    kind,
    attribution: typeof attribution === 'string' ? attribution : '',
    credits: Array.isArray(credits) ? (credits as unknown[]).flatMap(readCredit) : [],
    facilities: facilityTypes.filter((type) => Array.isArray(facilities) && facilities.includes(type)),
    maxZoom: typeof maxzoom === 'number' ? maxzoom : deepest[kind],
  };
}

/** Parses `credits`, our extension of TileJSON. Drops invalid entries. */
function readCredit(value: unknown): MapCredit[] {
  if (typeof value !== 'object' || value === null) return [];
  const { attribution, licence, bounds } = value as Record<string, unknown>;
  const [west, south, east, north] = Array.isArray(bounds) ? (bounds as unknown[]) : [];
  const sides = [west, south, east, north].filter((side) => typeof side === 'number');
  if (typeof attribution !== 'string' || sides.length !== 4) return [];
  const [w = 0, s = 0, e = 0, n = 0] = sides;
  const box = { west: w, south: s, east: e, north: n };
  return [{ attribution, licence: typeof licence === 'string' ? licence : '', box }];
}

/** Requests our own tiles from the page's origin, whatever host name the visitor has used. */
function withinSite(url: string, siteOrigin: string): string {
  const own = /^https?:\/\/[^/]+(\/base-map\/.*)$/.exec(url);
  return own?.[1] === undefined ? url : siteOrigin + own[1];
}
